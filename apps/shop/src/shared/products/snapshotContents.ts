import {
  emptyFilters,
  filterProducts,
  getRelatedProducts,
  getShopFacets,
  type CategoryId,
  type Product,
} from '@gschool/domain';
import { toListedProduct, type SnapshotProduct } from '@gschool/domain/snapshot';

import {
  MAX_RELATED,
  PAGE_SIZE,
  type ProductContent,
  type ProductListContent,
} from './pageContents';

const getLastDay = (products: readonly SnapshotProduct[]): string | undefined =>
  products
    .flatMap(({ updatedAt }) => updatedAt?.slice(0, 10) ?? [])
    .toSorted()
    .at(-1);

/** The texts in the language of the document, without the others. */
const withoutTranslations = (product: Product): Product => ({
  ...product,
  translations: undefined,
});

/** The content of a product page. The server renders it with these products, too. */
export const createProductContent = (
  products: readonly SnapshotProduct[],
  product: SnapshotProduct,
): ProductContent => {
  const related = getRelatedProducts(products, product, MAX_RELATED).map(toListedProduct);
  return {
    products: [withoutTranslations(product), ...related],
    modifiedOn: getLastDay([product]),
  };
};

/** The content of the list, or of a department. */
export const createListContent = (
  products: readonly SnapshotProduct[],
  department?: CategoryId,
): ProductListContent => {
  const listed = department ? products.filter(({ category }) => category === department) : products;
  const sorted = filterProducts(listed, emptyFilters);
  return {
    products: sorted.slice(0, PAGE_SIZE).map(toListedProduct),
    facets: getShopFacets(listed, emptyFilters),
    total: sorted.length,
    modifiedOn: getLastDay(listed),
  };
};
