import { isDelivery, mapDocuments, toDelivery, toProduct, toVariant } from '@gschool/data/mappers';
import type { CatalogueWithArchive } from '@gschool/domain';

/** A stored document, as the Admin SDK returns it. */
interface CatalogueDocument {
  id: string;
  data(): unknown;
}

/** A product with all its prices. */
export interface PricedProduct {
  product: CatalogueDocument;
  prices: readonly CatalogueDocument[];
}

/** Marks a document as active, because the mappers leave out archived ones. */
const withoutArchive = (data: unknown): object => ({ ...(data as object), active: true });

const isActive = (one: CatalogueDocument): boolean =>
  (one.data() as { active?: unknown } | undefined)?.active === true;

/** Everything that is or was for sale, from all products and prices, archived ones included. */
export const toCatalogue = (priced: readonly PricedProduct[]): CatalogueWithArchive => ({
  shipping: priced
    .filter(({ product }) => isDelivery(product.data()))
    .flatMap(({ product, prices }) =>
      mapDocuments(prices, (data, id) => toDelivery(withoutArchive(data), id, product.id)),
    ),
  products: priced.flatMap(({ product, prices }) =>
    mapDocuments([product], (data, id) =>
      toProduct(
        withoutArchive(data),
        id,
        mapDocuments(prices, (price, priceId) => toVariant(withoutArchive(price), priceId)),
      ),
    ),
  ),
  archived: new Set(
    priced.flatMap(({ product, prices }) =>
      prices.filter((price) => !isActive(product) || !isActive(price)).map(({ id }) => id),
    ),
  ),
});
