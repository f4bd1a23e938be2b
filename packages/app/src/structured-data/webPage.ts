import { toId, toUrl, type DescribedSite, type StructuredDataNode } from './node';

/** An entry of a breadcrumb. The page itself has no `href`. */
interface DescribedBreadcrumb {
  name: string;
  href?: string | undefined;
}

/**
 * The breadcrumb that a page shows. Undefined without an origin, because each item needs its URL.
 */
const createBreadcrumbList = (
  site: DescribedSite,
  path: string,
  items: readonly DescribedBreadcrumb[],
): StructuredDataNode<'BreadcrumbList'> | undefined =>
  site.origin === undefined || items.length === 0
    ? undefined
    : {
        '@type': 'BreadcrumbList',
        itemListElement: items.map(({ name, href }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name,
          item: toUrl(site, href ?? path),
        })),
      };

/** A page, the way its `<head>` and its breadcrumb describe it. */
export interface DescribedWebPage {
  path: string;
  title: string;
  description: string;
  breadcrumb: readonly DescribedBreadcrumb[];
}

type WebPageType =
  | 'AboutPage'
  | 'CollectionPage'
  | 'ContactPage'
  | 'FAQPage'
  | 'ItemPage'
  | 'ProfilePage'
  | 'WebPage';

/** A page, with its breadcrumb and its main subject. */
export const createWebPage = (
  site: DescribedSite,
  { path, title, description, breadcrumb }: DescribedWebPage,
  type: WebPageType = 'WebPage',
  mainEntity?: unknown,
): StructuredDataNode<WebPageType> => ({
  '@type': type,
  '@id': site.origin && `${toUrl(site, path)}#page`,
  name: title,
  description,
  url: toUrl(site, path),
  inLanguage: 'en',
  isPartOf: { '@id': toId(site, 'website') },
  breadcrumb: createBreadcrumbList(site, path, breadcrumb),
  mainEntity,
});

/** A question with the text of its answer, for the `mainEntity` of a page of the type `FAQPage`. */
export const createQuestion = (
  question: string,
  answer: string,
): StructuredDataNode<'Question'> => ({
  '@type': 'Question',
  name: question,
  acceptedAnswer: { '@type': 'Answer', text: answer },
});
