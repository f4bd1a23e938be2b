import type { App } from 'firebase-admin/app';
import { getFirestore, type Firestore, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { documentPaths } from '@gschool/data/documents';
import { toOrder, toOrderStatus } from '@gschool/data/mappers';
import { mapDocuments } from '@gschool/data/mappers';
import { isDelivery, toDelivery, toProduct, toVariant } from '@gschool/data/mappers';

import type { OrderService, StoredOrder, StoredPayment } from './service';

const toStoredOrder = (data: unknown, number: string): StoredOrder => ({
  ...toOrder(data, number),
  uid: String((data as { uid?: unknown }).uid ?? ''),
});

interface Item {
  price?: { id?: unknown } | undefined;
  quantity?: unknown;
}

const toPayment = (one: QueryDocumentSnapshot): StoredPayment => {
  const data = one.data();
  const items = Array.isArray(data['items']) ? (data['items'] as readonly Item[]) : [];
  return {
    id: one.id,
    status: String(data['status']),
    received: Number(data['amount_received'] ?? 0),
    currency: String(data['currency'] ?? 'usd'),
    lines: items.map(({ price, quantity }) => ({
      priceId: String(price?.id ?? ''),
      quantity: Number(quantity ?? 0),
    })),
  };
};

const readCatalogue = async (db: Firestore) => {
  const { docs } = await db.collection(documentPaths.products).where('active', '==', true).get();
  const priced = await Promise.all(
    docs.map(async (one) => ({
      one,
      prices: (await db.collection(documentPaths.prices(one.id)).where('active', '==', true).get())
        .docs,
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
    listRecent: async (state, limit) => {
      const newest = db.collection(documentPaths.orders).orderBy('createdAt', 'desc');
      // The state is filtered here: filtering and ordering in the query would need another index.
      const { docs } = await newest.limit(state === null ? limit : limit * 10).get();
      return mapDocuments(docs, toStoredOrder)
        .filter((order) => state === null || order.state === state)
        .slice(0, limit);
    },
    find: async (number) => {
      const one = await db.doc(documentPaths.order(number)).get();
      return one.exists ? toStoredOrder(one.data(), number) : null;
    },
    listPayments: async (uid, number) => {
      const paymentsQuery = db
        .collection(documentPaths.payments(uid))
        .where('metadata.orderId', '==', number);
      return (await paymentsQuery.get()).docs.map(toPayment);
    },
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
