import { toId, toUrl, type DescribedSite, type StructuredDataNode } from './node';

const SEARCH_TERM = 'search_term_string';

/** The app as a website. `search` creates the path of a public search, if there is one. */
export const createWebSite = (
  site: DescribedSite,
  search?: (term: string) => string,
): StructuredDataNode<'WebSite'> => ({
  '@type': 'WebSite',
  '@id': toId(site, 'website'),
  name: site.name,
  url: toUrl(site, '/'),
  publisher: { '@id': toId(site, 'organization') },
  potentialAction: search && {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: toUrl(site, search(`{${SEARCH_TERM}}`)) },
    'query-input': `required name=${SEARCH_TERM}`,
  },
});
