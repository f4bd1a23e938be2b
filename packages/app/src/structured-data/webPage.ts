import { createBreadcrumbList, type DescribedBreadcrumb } from './breadcrumbList';
import { toId, toUrl, type DescribedSite, type StructuredDataNode } from './node';

/** A page as its `<head>` and its breadcrumb describe it. */
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

/** A page, with its breadcrumb and what it is mainly about. */
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
