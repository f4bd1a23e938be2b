import type { App } from 'firebase-admin/app';
import {
  getFirestore,
  Timestamp,
  type Firestore,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import {
  listPaidOrders,
  toCatalogue,
  toPayment,
  toRefunded,
  toStoredOrder,
  type OrderService,
  type PaidOrderSource,
  type SucceededPayment,
} from '@gschool/admin';
import { documentPaths } from '@gschool/data/documents';
import { mapDocuments, toOrderStatus } from '@gschool/data/mappers';

import { createLogTransaction, LOG_TRANSACTION } from '../log/firebaseLog';
import { toIsoTime } from './isoTime';
import {
  allPrices,
  allProducts,
  newestOrders,
  paymentsOfOrder,
  succeededPayments,
} from './queries';

interface ReadPayment extends SucceededPayment {
  snapshot: QueryDocumentSnapshot;
}

/** The customer whose document contains a payment; null for another document. */
const getCustomer = ({ ref }: QueryDocumentSnapshot): string | null => {
  const customer = ref.parent.parent;
  return customer && customer.path === documentPaths.customer(customer.id) ? customer.id : null;
};

const createPaidOrderSource = (db: Firestore): PaidOrderSource<ReadPayment> => ({
  readPayments: async (before, last, limit) => {
    const query = succeededPayments(db, before);
    const { docs } = await (last ? query.startAfter(last.snapshot) : query).limit(limit).get();
    return docs.map((snapshot) => ({
      snapshot,
      uid: getCustomer(snapshot),
      created: Number(snapshot.get('created')),
      orderId: snapshot.get('metadata.orderId') as unknown,
    }));
  },
  readOrders: async (numbers) => {
    const documents = await db.getAll(...numbers.map((one) => db.doc(documentPaths.order(one))));
    return mapDocuments(
      documents.filter(({ exists }) => exists),
      toStoredOrder,
    );
  },
});

/** Gives access to orders, payments and the catalog through the Admin SDK. */
export const createFirebaseOrderService = (app: App): OrderService => {
  const db = getFirestore(app);
  return {
    listNewest: async ({ state, limit, before }) => {
      const newest = newestOrders(db, state, before);
      const { docs } = await newest.limit(limit).get();
      const last = docs.at(limit - 1);
      const createdAt: unknown = last?.get('createdAt');
      // All orders of the same commit have the same time, and the next page starts before that
      // time.
      const sameTime = last ? await newest.startAfter(last).endAt(createdAt).get() : null;
      return {
        orders: mapDocuments([...docs, ...(sameTime?.docs ?? [])], toStoredOrder),
        next: createdAt instanceof Timestamp ? toIsoTime(createdAt) : null,
      };
    },
    listPaid: (filter, maxPayments) =>
      listPaidOrders(createPaidOrderSource(db), filter, maxPayments),
    find: async (number) => {
      const one = await db.doc(documentPaths.order(number)).get();
      return one.exists ? toStoredOrder(one.data(), number) : null;
    },
    readStatus: async (number) => {
      const one = await db.doc(documentPaths.orderStatus(number)).get();
      return one.exists ? toOrderStatus(one.data(), number) : null;
    },
    listPayments: async (uid, number) => {
      const [{ docs }, refunds] = await Promise.all([
        paymentsOfOrder(db, uid, number).get(),
        db.doc(documentPaths.orderRefunds(number)).get(),
      ]);
      const refunded = toRefunded(refunds.data());
      return docs.map((one) => toPayment(one.data(), one.id, refunded));
    },
    readCatalogue: async () => {
      const { docs } = await allProducts(db).get();
      return toCatalogue(
        await Promise.all(
          docs.map(async (product) => ({
            product,
            prices: (await allPrices(db, product.id).get()).docs,
          })),
        ),
      );
    },
    change: (number, decide) =>
      db.runTransaction(async (transaction) => {
        const order = db.doc(documentPaths.order(number));
        const status = db.doc(documentPaths.orderStatus(number));
        const refunds = db.doc(documentPaths.orderRefunds(number));
        const [orderNow, statusNow, refundsNow] = await transaction.getAll(order, status, refunds);
        if (!orderNow?.exists) return;
        const current = {
          order: toStoredOrder(orderNow.data(), number),
          status: statusNow?.exists ? toOrderStatus(statusNow.data(), number) : null,
          refunded: toRefunded(refundsNow?.data()),
        };
        const change = await decide(current, createLogTransaction(db, transaction));
        if (change?.status) {
          const { number: _number, ...data } = change.status;
          transaction.update(order, { status: change.status.state });
          transaction.set(status, data);
        }
        if (change?.refunded) transaction.set(refunds, { payments: [...change.refunded] });
      }, LOG_TRANSACTION),
  };
};
