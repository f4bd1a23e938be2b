import { filterByCurrency, type ShopCatalogue } from '@gschool/domain';

import { documentPaths } from '../../../documents';
import { mapDocuments } from '../../../mappers/payment';
import { isDelivery, toDelivery, toProduct, toVariant } from '../../../mappers/shop';
import type { FoundDocument, DocumentReader } from '../../../firebase/documentReader';

/**
 * The maximum number of documents in a query for products, which include plans and shipping. This
 * limit and the next one only protect against mistakes.
 */
const MAX_PRODUCTS = 500;
const MAX_PRICES = 100;

/** Reads the active prices of a product. */
export const readPrices = (
  documents: DocumentReader,
  productId: string,
): Promise<readonly FoundDocument[]> =>
  documents.find({
    collection: documentPaths.prices(productId),
    where: [['active', '==', true]],
    limit: MAX_PRICES,
  });

/** Reads everything that is for sale. Invalid documents are left out with a warning. */
export const readShopCatalogue = async (documents: DocumentReader): Promise<ShopCatalogue> => {
  const found = await documents.find({
    collection: documentPaths.products,
    where: [['active', '==', true]],
    limit: MAX_PRODUCTS,
  });
  // A plan's product has a role. Plans are sold on the pricing page.
  const shopDocuments = found.filter((document) => !document.data()['role']);
  const withPrices = await Promise.all(
    shopDocuments.map(async (document) => ({
      document,
      prices: await readPrices(documents, document.id),
    })),
  );
  const shipping = withPrices
    .filter(({ document }) => isDelivery(document.data()))
    .flatMap(({ document, prices }) =>
      mapDocuments(prices, (data, id) => toDelivery(data, id, document.id)),
    );
  const products = withPrices.flatMap(({ document, prices }) =>
    mapDocuments([document], (data, id) => toProduct(data, id, mapDocuments(prices, toVariant))),
  );
  const warn = (id: string) =>
    console.warn(`Left out: prices of products/${id} in another currency`);
  return { products: filterByCurrency(products, warn), shipping };
};
