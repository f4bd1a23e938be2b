import type { App } from 'firebase-admin/app';
import {
  getFirestore,
  Timestamp,
  type Firestore,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import { documentPaths } from '@gschool/data/documents';
import { toOrderStatus } from '@gschool/data/mappers';
import { mapDocuments } from '@gschool/data/mappers';
import { isDelivery, toDelivery, toProduct, toVariant } from '@gschool/data/mappers';
import type { CatalogueWithArchive } from '@gschool/domain';

import { toIsoTime } from './isoTime';
import { listPaidOrders } from './listPaidOrders';
import { toPayment, toStoredOrder } from './mapOrder';
import { allPrices, allProducts, newestOrders, paymentsOfOrder } from './queries';
import type { OrderService } from './service';

/** Marks a document as active, because the mappers leave out archived ones. */
const withoutArchive = (data: unknown): object => ({ ...(data as object), active: true });

const isActive = (one: QueryDocumentSnapshot): boolean => one.get('active') === true;

const readCatalogue = async (db: Firestore): Promise<CatalogueWithArchive> => {
  const { docs } = await allProducts(db).get();
  const priced = await Promise.all(
    docs.map(async (one) => ({
      one,
      prices: (await allPrices(db, one.id).get()).docs,
    })),
  );
  return {
    shipping: priced
      .filter(({ one }) => isDelivery(one.data()))
      .flatMap(({ one, prices }) =>
        mapDocuments(prices, (data, id) => toDelivery(withoutArchive(data), id, one.id)),
      ),
    products: priced.flatMap(({ one, prices }) =>
      mapDocuments([one], (data, id) =>
        toProduct(
          withoutArchive(data),
          id,
          mapDocuments(prices, (price, priceId) => toVariant(withoutArchive(price), priceId)),
        ),
      ),
    ),
    archived: new Set(
      priced.flatMap(({ one, prices }) =>
        prices.filter((price) => !isActive(one) || !isActive(price)).map(({ id }) => id),
      ),
    ),
  };
};

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
