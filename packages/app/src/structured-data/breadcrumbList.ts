import { toUrl, type DescribedSite, type StructuredDataNode } from './node';

/** An entry of a breadcrumb. The page itself has no `href`. */
export interface DescribedBreadcrumb {
  name: string;
  href?: string | undefined;
}

/**
 * The breadcrumb that a page shows. Undefined without an origin, because each entry needs its URL.
 */
export const createBreadcrumbList = (
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
