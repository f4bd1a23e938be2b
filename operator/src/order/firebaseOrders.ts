import type { App } from 'firebase-admin/app';
import { getFirestore, Timestamp, type Firestore } from 'firebase-admin/firestore';
import { documentPaths } from '@gschool/data/documents';
import { toOrderStatus } from '@gschool/data/mappers';
import { mapDocuments } from '@gschool/data/mappers';
import { isDelivery, toDelivery, toProduct, toVariant } from '@gschool/data/mappers';

import { toIsoTime } from './isoTime';
import { listPaidOrders } from './listPaidOrders';
import { toPayment, toStoredOrder } from './mapOrder';
import { activePrices, activeProducts, newestOrders, paymentsOfOrder } from './queries';
import type { OrderService } from './service';

const readCatalogue = async (db: Firestore) => {
  const { docs } = await activeProducts(db).get();
  const priced = await Promise.all(
    docs.map(async (one) => ({
      one,
      prices: (await activePrices(db, one.id).get()).docs,
    })),
  );
  return {
    shipping: priced
      .filter(({ one }) => isDelivery(one.data()))
      .flatMap(({ one, prices }) =>
        mapDocuments(prices, (data, id) => toDelivery(data, id, one.id)),
      ),
    products: priced.flatMap(({ one, prices }) =>
      mapDocuments([one], (data, id) => toProduct(data, id, mapDocuments(prices, toVariant))),
    ),
  };
};

/** Orders, payments and the catalogue, accessed through the Admin SDK. */
export const createFirebaseOrderService = (app: App): OrderService => {
  const db = getFirestore(app);
  return {
    listNewest: async ({ state, limit, before }) => {
      const newest = newestOrders(db, state, before);
      const { docs } = await newest.limit(limit).get();
      const last = docs.at(limit - 1);
      const createdAt: unknown = last?.get('createdAt');
      // All orders of one commit have the same time, and the next page starts before it.
      const sameTime = last ? await newest.startAfter(last).endAt(createdAt).get() : null;
      return {
        orders: mapDocuments([...docs, ...(sameTime?.docs ?? [])], toStoredOrder),
        next: createdAt instanceof Timestamp ? toIsoTime(createdAt) : null,
      };
    },
    listPaid: (filter) => listPaidOrders(db, filter),
    find: async (number) => {
      const one = await db.doc(documentPaths.order(number)).get();
      return one.exists ? toStoredOrder(one.data(), number) : null;
    },
    listPayments: async (uid, number) =>
      (await paymentsOfOrder(db, uid, number).get()).docs.map(toPayment),
    readCatalogue: () => readCatalogue(db),
    change: (number, decide) =>
      db.runTransaction(async (transaction) => {
        const order = db.doc(documentPaths.order(number));
        const status = db.doc(documentPaths.orderStatus(number));
        const [orderNow, statusNow] = await transaction.getAll(order, status);
        if (!orderNow?.exists) return;
        const next = decide(
          toStoredOrder(orderNow.data(), number),
          statusNow?.exists ? toOrderStatus(statusNow.data(), number) : null,
        );
        if (next === null) return;
        const { number: _number, ...data } = next;
        transaction.update(order, { status: next.state });
        transaction.set(status, data);
      }),
  };
};
