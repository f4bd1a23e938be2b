import type { Firestore, Query } from 'firebase-admin/firestore';
import { documentPaths } from '@gschool/data/documents';
import type { OrderState } from '@gschool/domain';

import { toTimestamp } from './isoTime';

/** Orders before an ISO time, newest first. */
export const newestOrders = (
  db: Firestore,
  state: OrderState | null,
  before: string | null,
): Query => {
  let orders: Query = db.collection(documentPaths.orders);
  if (state !== null) orders = orders.where('status', '==', state);
  if (before !== null) orders = orders.where('createdAt', '<', toTimestamp(before));
  return orders.orderBy('createdAt', 'desc');
};

/** The payments of all customers that succeeded before an ISO time, newest first. */
export const succeededPayments = (db: Firestore, before: string | null): Query => {
  let payments = db.collectionGroup('payments').where('status', '==', 'succeeded');
  // Stripe counts seconds.
  if (before !== null)
    payments = payments.where('created', '<', Math.ceil(Date.parse(before) / 1000));
  return payments.orderBy('created', 'desc');
};

/** The payments of a customer that name an order. */
export const paymentsOfOrder = (db: Firestore, uid: string, number: string): Query =>
  db.collection(documentPaths.payments(uid)).where('metadata.orderId', '==', number);

/** All products, including those that are no longer sold. */
export const allProducts = (db: Firestore): Query => db.collection(documentPaths.products);

/** All prices of a product, including those that are no longer sold. */
export const allPrices = (db: Firestore, productId: string): Query =>
  db.collection(documentPaths.prices(productId));
