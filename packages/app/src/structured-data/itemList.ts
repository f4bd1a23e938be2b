import { toUrl, type DescribedSite, type StructuredDataNode } from './node';

/** An entry that has its own page. */
interface ListedPage {
  name: string;
  path: string;
}

/** A list whose items have pages. The order is the order on the page. */
export const createItemList = (
  site: DescribedSite,
  pages: readonly ListedPage[],
): StructuredDataNode<'ItemList'> => ({
  '@type': 'ItemList',
  itemListElement: pages.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    url: toUrl(site, path),
  })),
});

/** A list whose items have no pages, so each item is described in full. */
export const createListOfNodes = (
  nodes: readonly StructuredDataNode[],
): StructuredDataNode<'ItemList'> => ({
  '@type': 'ItemList',
  itemListElement: nodes.map((item, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item,
  })),
});
