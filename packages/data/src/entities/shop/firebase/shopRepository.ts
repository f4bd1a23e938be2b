import { AppError, getPaymentProgress, isAppError, isId } from '@gschool/domain';
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
import { toOrder } from '../../../mappers/order';
import { mapDocuments, toOrderCheckout } from '../../../mappers/payment';
import { getCheckoutId } from '../orderCheckouts';
import type { OrderRequest, ShopRepository } from '../shopRepository';
import { commitCounted } from '../../payments/firebase/checkoutLimit';
import { readDocument } from '../../../firebase/documents';
import { getDocs } from '../../../firebase/requests';
import type { DocumentReader } from '../../../firebase/documentReader';
import { createPublicShopRepository } from './publicShopRepository';
import { withAppErrors } from '../../../firebase/toAppError';

const MAX_ORDERS = 100;
/** No customer opens the payment page of the same order more often than this. */
const MAX_CHECKOUTS = 50;

const notFound = (what: string): AppError => new AppError({ kind: 'notFound', what });

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
    // The number comes from the URL; a slash would read another document.
    const data = isId(number) ? await readDocument(db, documentPaths.order(number)) : null;
    if (data?.['uid'] !== uid) throw notFound('order');
    return toOrder(data, number);
  } catch (error) {
    // The error does not reveal whether another customer's order has this number.
    throw isAppError(error, 'forbidden') ? notFound('order') : error;
  }
};

const isRefused = (error: unknown): boolean =>
  isAppError(error, 'forbidden') || isAppError(error, 'limitReached');

/** The shop's documents (docs/product/security.md#documents). */
export const createShopRepository = (db: Firestore, documents: DocumentReader): ShopRepository => ({
  ...createPublicShopRepository(documents),
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
  paymentProgress: (uid, number) =>
    withAppErrors(async () => {
      const { docs } = await getDocs(
        query(
          collection(db, documentPaths.payments(uid)),
          where('metadata.orderId', '==', number),
          limit(MAX_CHECKOUTS),
        ),
      );
      return getPaymentProgress(docs.map((one): unknown => one.data()['status']));
    }),
});
