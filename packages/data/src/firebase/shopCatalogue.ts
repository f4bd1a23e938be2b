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

/** With what is not for sale in the shop: memberships and ways of delivery. A bound against mistakes alone. */
const MOST_PRODUCTS = 500;
const MOST_PRICES = 100;

type Found = QueryDocumentSnapshot<DocumentData>;

/** What a product's active prices are, as documents. */
export const readPrices = async (db: Firestore, productId: string): Promise<readonly Found[]> =>
  (
    await getDocs(
      query(
        collection(db, documentPaths.prices(productId)),
        where('active', '==', true),
        limit(MOST_PRICES),
      ),
    )
  ).docs;

/** A shop has one currency, that of what it puts first: sums of two mean nothing. */
const inOneCurrency = (products: readonly Product[]): readonly Product[] => {
  const currency = products.toSorted((a, b) => a.rank - b.rank)[0]?.variants[0]?.currency;
  return products.flatMap((product) => {
    const variants = product.variants.filter((variant) => variant.currency === currency);
    if (variants.length < product.variants.length) {
      console.warn(`Left out: prices of products/${product.id} in another currency`);
    }
    return variants.length > 0 ? [{ ...product, variants }] : [];
  });
};

/** Everything that is for sale. A bad document is left out with a warning. */
export const readShopCatalogue = async (db: Firestore): Promise<ShopCatalogue> => {
  const found = await getDocs(
    query(
      collection(db, documentPaths.products),
      where('active', '==', true),
      limit(MOST_PRODUCTS),
    ),
  );
  // A membership has a role, and is sold on the school's own pages.
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
  return { products: inOneCurrency(products), shipping: delivery };
};
