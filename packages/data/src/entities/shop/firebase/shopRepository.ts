import { AppError, isAppError, isId } from '@gschool/domain';
import {
  collection,
  doc,
  limit,
  orderBy,
  query,
  serverTimestamp,
  where,
  type Firestore,
} from 'firebase/firestore/lite';

import { documentPaths, type CheckoutRequest, type OrderDocument } from '../../../documents';
import { toOrder, toOrderStatus } from '../../../mappers/order';
import { mapDocuments, toOrderCheckout } from '../../../mappers/payment';
import { toDepartment, toProduct, toReview, toVariant } from '../../../mappers/shop';
import { getCheckoutId } from '../orderCheckouts';
import type { OrderRequest, ShopRepository } from '../shopRepository';
import { commitCounted } from '../../payments/firebase/checkoutLimit';
import { readDocument } from '../../../firebase/documents';
import { getDocs } from '../../../firebase/requests';
import { readPrices, readShopCatalogue } from './shopCatalogue';
import { withAppErrors } from '../../../firebase/toAppError';

const MAX_REVIEWS = 50;
const MAX_ORDERS = 100;
/** No customer opens the payment page of the same order more often than this. */
const MAX_CHECKOUTS = 50;

const notFound = (what: string): AppError => new AppError({ kind: 'notFound', what });

/** The id comes from the URL; a slash would read another document. */
const readById = async (db: Firestore, path: (id: string) => string, id: string, what: string) => {
  const data = isId(id) ? await readDocument(db, path(id)) : null;
  if (data === null) throw notFound(what);
  return data;
};

const omitEmpty = (values: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));

const toOrderDocument = ({ uid, number, lines, address }: OrderRequest) =>
  ({
    uid,
    status: 'requested',
    lines: lines.map(({ productId, priceId, quantity }) => ({ productId, priceId, quantity })),
    address: omitEmpty({ ...address }) as unknown as OrderDocument['address'],
    sessionId: getCheckoutId(number, 1),
  }) satisfies Omit<OrderDocument, 'createdAt'>;

const toCheckoutDocument = (
  { number, lines }: OrderRequest,
  { successUrl, cancelUrl }: NonNullable<OrderRequest['payment']>,
): CheckoutRequest => ({
  mode: 'payment',
  line_items: lines.map(({ priceId, quantity }) => ({ price: priceId, quantity })),
  success_url: successUrl,
  cancel_url: cancelUrl,
  metadata: { orderId: number },
});

const readOrder = async (db: Firestore, uid: string, number: string) => {
  try {
    const data = await readById(db, documentPaths.order, number, 'order');
    if (data['uid'] !== uid) throw notFound('order');
    return toOrder(data, number);
  } catch (error) {
    // The error does not reveal whether another customer's order has this number.
    throw isAppError(error, 'forbidden') ? notFound('order') : error;
  }
};

const isRefused = (error: unknown): boolean =>
  isAppError(error, 'forbidden') || isAppError(error, 'limitReached');

/** The shop's documents (docs/product/security.md#documents). */
export const createShopRepository = (db: Firestore): ShopRepository => ({
  catalogue: () => withAppErrors(() => readShopCatalogue(db)),
  product: (id) =>
    withAppErrors(async () => {
      const data = await readById(db, documentPaths.product, id, 'product');
      const product = toProduct(data, id, mapDocuments(await readPrices(db, id), toVariant));
      if (!product) throw notFound('product');
      return product;
    }),
  department: (id) =>
    withAppErrors(async () => {
      const data = isId(id) ? await readDocument(db, documentPaths.product(id)) : null;
      return data && toDepartment(data);
    }),
  reviews: (productId) =>
    withAppErrors(async () => {
      if (!isId(productId)) return [];
      const { docs } = await getDocs(
        query(
          collection(db, documentPaths.reviews(productId)),
          orderBy('writtenAt', 'desc'),
          limit(MAX_REVIEWS),
        ),
      );
      return mapDocuments(docs, (data, id) => toReview(data, id, productId));
    }),
  orders: (uid) =>
    withAppErrors(async () => {
      const { docs } = await getDocs(
        query(
          collection(db, documentPaths.orders),
          where('uid', '==', uid),
          orderBy('createdAt', 'desc'),
          limit(MAX_ORDERS),
        ),
      );
      return mapDocuments(docs, toOrder);
    }),
  order: (uid, number) => withAppErrors(() => readOrder(db, uid, number)),
  place: (order) =>
    withAppErrors(async () => {
      const { uid, number, payment } = order;
      const sessionId = getCheckoutId(number, 1);
      try {
        await commitCounted(db, { uid, sessionId }, (batch) => {
          batch.set(doc(db, documentPaths.order(number)), {
            ...toOrderDocument(order),
            createdAt: serverTimestamp(),
          });
          if (payment) {
            const path = documentPaths.checkoutSession(uid, sessionId);
            batch.set(doc(db, path), toCheckoutDocument(order, payment));
          }
        });
      } catch (error) {
        // An existing order cannot be written again, so a refusal may mean that it was already
        // placed.
        if (!isRefused(error)) throw error;
        await readOrder(db, uid, number).catch(() => {
          throw error;
        });
      }
    }),
  createCheckout: (order) =>
    withAppErrors(async () => {
      const path = documentPaths.checkoutSession(order.uid, order.checkoutId);
      try {
        await commitCounted(db, { uid: order.uid, sessionId: order.checkoutId }, (batch) =>
          batch.set(doc(db, path), toCheckoutDocument(order, order.payment)),
        );
      } catch (error) {
        // An existing checkout cannot be written again, and another tab may have created it.
        if (!isRefused(error) || (await readDocument(db, path)) === null) throw error;
      }
    }),
  checkouts: (uid, number) =>
    withAppErrors(async () => {
      const { docs } = await getDocs(
        query(
          collection(db, documentPaths.checkoutSessions(uid)),
          where('metadata.orderId', '==', number),
          limit(MAX_CHECKOUTS),
        ),
      );
      return mapDocuments(docs, toOrderCheckout);
    }),
  status: async (number) =>
    toOrderStatus(await readById(db, documentPaths.orderStatus, number, 'order'), number),
  paymentProgress: (uid, number) =>
    withAppErrors(async () => {
      const { docs } = await getDocs(
        query(
          collection(db, documentPaths.payments(uid)),
          where('metadata.orderId', '==', number),
          limit(MAX_CHECKOUTS),
        ),
      );
      const statuses = docs.map((one): unknown => one.data()['status']);
      if (statuses.includes('succeeded')) return 'received';
      return statuses.includes('processing') ? 'processing' : 'none';
    }),
});
