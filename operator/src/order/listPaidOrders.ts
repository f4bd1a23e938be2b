import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { documentPaths } from '@gschool/data/documents';
import { mapDocuments } from '@gschool/data/mappers';
import { isOrderNumber } from '@gschool/domain';

import { toStoredOrder } from './mapOrder';
import { succeededPayments } from './queries';
import type { OrderFilter, OrderPage, StoredOrder } from './service';

const PAGE_SIZE = 200;
/** The maximum number of payments that a single call reads. Most payments are for memberships. */
const MAX_PAYMENTS = 2_000;

const getCreated = (payment: QueryDocumentSnapshot): number => Number(payment.get('created'));

const toIso = (seconds: number): string => new Date(seconds * 1000).toISOString();

/**
 * The order that a payment names, and the customer whose document contains the payment; null if
 * there is none.
 */
const parsePayment = (payment: QueryDocumentSnapshot): { uid: string; number: string } | null => {
  const customer = payment.ref.parent.parent;
  const number: unknown = payment.get('metadata.orderId');
  // A browser wrote the metadata. Any other text could be the path of a different document.
  if (typeof number !== 'string' || !isOrderNumber(number)) return null;
  return customer && customer.path === `customers/${customer.id}`
    ? { uid: customer.id, number }
    : null;
};

const readOrders = async (
  db: Firestore,
  payments: readonly QueryDocumentSnapshot[],
): Promise<ReadonlyMap<string, StoredOrder>> => {
  const numbers = new Set(payments.map((one) => parsePayment(one)?.number ?? ''));
  const refs = [...numbers].filter(Boolean).map((number) => db.doc(documentPaths.order(number)));
  const documents = refs.length > 0 ? await db.getAll(...refs) : [];
  const orders = mapDocuments(
    documents.filter(({ exists }) => exists),
    toStoredOrder,
  );
  return new Map(orders.map((order) => [order.number, order]));
};

/**
 * Lists the orders for which a payment of their own customer succeeded, sorted by payment, newest
 * first. `before` is compared with the time of the payment. A page never ends between two payments
 * of the same second, so it can be longer than `limit`.
 */
export const listPaidOrders = async (
  db: Firestore,
  { state, limit, before }: OrderFilter,
): Promise<OrderPage> => {
  const found = new Map<string, StoredOrder>();
  const query = succeededPayments(db, before);
  let last: QueryDocumentSnapshot | undefined;
  for (let read = 0; read < MAX_PAYMENTS; read += PAGE_SIZE) {
    const { docs } = await (last ? query.startAfter(last) : query).limit(PAGE_SIZE).get();
    const orders = await readOrders(db, docs);
    for (const payment of docs) {
      if (last && found.size >= limit && getCreated(payment) !== getCreated(last)) {
        return { orders: [...found.values()], next: toIso(getCreated(last)) };
      }
      last = payment;
      const named = parsePayment(payment);
      const order = named ? orders.get(named.number) : undefined;
      if (order && order.uid === named?.uid && (state === null || order.state === state))
        found.set(order.number, order);
    }
    if (docs.length < PAGE_SIZE) return { orders: [...found.values()], next: null };
  }
  // The next page repeats the last second, because not all payments of that second may have been
  // read.
  return { orders: [...found.values()], next: last ? toIso(getCreated(last) + 1) : null };
};
