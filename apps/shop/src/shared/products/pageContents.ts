import type { Product, ShopFacets } from '@gschool/domain';

/** The products of one page of the list. */
export const PAGE_SIZE = 12;

/** Related products of a product page. */
export const MAX_RELATED = 8;

/** What the document of a product contains: the product first, then the related ones. */
export interface ProductContent {
  products: readonly Product[];
  /** When the product last changed: `2026-11-12`. */
  modifiedOn?: string | undefined;
}

/** What the document of the list or of a department contains: its first page, without filters. */
export interface ProductListContent {
  products: readonly Product[];
  facets: ShopFacets;
  total: number;
  modifiedOn?: string | undefined;
}
