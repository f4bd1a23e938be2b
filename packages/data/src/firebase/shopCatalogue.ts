import type { Product, ShopCatalogue } from '@gschool/domain';
import {
  collection,
  getDocs,
  limit,
  query,
  where,
  type DocumentData,
  type Firestore,
  type QueryDocumentSnapshot,
} from 'firebase/firestore/lite';

import { documentPaths } from '../documents';
import { mapDocuments } from '../mappers/payment';
import { isDelivery, toDelivery, toProduct, toVariant } from '../mappers/shop';

/** Includes memberships and shipping. The limit only protects against mistakes. */
const MAX_PRODUCTS = 500;
const MAX_PRICES = 100;

type Snapshot = QueryDocumentSnapshot<DocumentData>;

/** Reads the active prices of a product. */
export const readPrices = async (db: Firestore, productId: string): Promise<readonly Snapshot[]> =>
  (
    await getDocs(
      query(
        collection(db, documentPaths.prices(productId)),
        where('active', '==', true),
        limit(MAX_PRICES),
      ),
    )
  ).docs;

/**
 * Keeps the prices in the currency of the first product: amounts in two currencies cannot be added.
 */
const filterByCurrency = (products: readonly Product[]): readonly Product[] => {
  const currency = products.toSorted((a, b) => a.rank - b.rank)[0]?.variants[0]?.currency;
  return products.flatMap((product) => {
    const variants = product.variants.filter((variant) => variant.currency === currency);
    if (variants.length < product.variants.length) {
      console.warn(`Left out: prices of products/${product.id} in another currency`);
    }
    return variants.length > 0 ? [{ ...product, variants }] : [];
  });
};

/** Reads everything that is for sale. An invalid document is left out with a warning. */
export const readShopCatalogue = async (db: Firestore): Promise<ShopCatalogue> => {
  const found = await getDocs(
    query(collection(db, documentPaths.products), where('active', '==', true), limit(MAX_PRODUCTS)),
  );
  // A membership has a role, and is sold on the pages of the site.
  const sold = found.docs.filter((one) => !one.data()['role']);
  const priced = await Promise.all(
    sold.map(async (one) => ({ document: one, prices: await readPrices(db, one.id) })),
  );
  const delivery = priced
    .filter(({ document }) => isDelivery(document.data()))
    .flatMap(({ document, prices }) =>
      mapDocuments(prices, (data, id) => toDelivery(data, id, document.id)),
    );
  const products = priced.flatMap(({ document, prices }) =>
    mapDocuments([document], (data, id) => toProduct(data, id, mapDocuments(prices, toVariant))),
  );
  return { products: filterByCurrency(products), shipping: delivery };
};
