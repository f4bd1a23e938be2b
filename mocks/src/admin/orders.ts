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

import { isMap, isTagged, type Fields, type Value } from '../firestore/value';
import type { Store } from '../store/store';
import { createLogTransaction } from './log';
import { toPlain } from './toPlain';
import { runTransaction } from './transaction';

type Row = readonly [path: string, document: { readonly fields: Fields }];

const getId = (path: string): string => path.split('/').at(-1) ?? '';

const toDocument = ([path, { fields }]: Row) => ({
  id: getId(path),
  data: () => toPlain(fields),
});

/** An ISO time with nine decimals, so that texts have the order of their times. */
const padTime = (iso: string): string => {
  const [seconds = '', fraction = ''] = iso.replace('Z', '').split('.');
  return `${seconds.length === 10 ? `${seconds}T00:00:00` : seconds}.${fraction.padEnd(9, '0')}Z`;
};

const getCreatedAt = ({ createdAt }: Fields): string =>
  createdAt !== undefined && isTagged(createdAt) ? padTime(createdAt.value) : '';

interface ReadPayment extends SucceededPayment {
  path: string;
}

const getOrderId = (metadata: Value | undefined): Value | undefined =>
  isMap(metadata) ? (metadata as Fields)['orderId'] : undefined;

const readOrder = (store: Store, number: string) => {
  const document = store.document(documentPaths.order(number));
  return document ? toStoredOrder(toPlain(document.fields), number) : null;
};

const createPaidOrderSource = (store: Store): PaidOrderSource<ReadPayment> => ({
  readPayments: async (before, last, limit) => {
    const end = before === null ? Number.POSITIVE_INFINITY : Math.ceil(Date.parse(before) / 1000);
    const payments = [...store.collectionGroup('', 'payments')]
      .filter(([, { fields }]) => fields['status'] === 'succeeded')
      .map(([path, { fields }]): ReadPayment => ({
        path,
        uid: /^customers\/([^/]+)\/payments\/[^/]+$/.exec(path)?.[1] ?? null,
        created: Number(fields['created']),
        orderId: getOrderId(fields['metadata']),
      }))
      .filter(({ created }) => created < end)
      .sort((a, b) => b.created - a.created || (a.path < b.path ? 1 : -1));
    const start = last ? payments.findIndex(({ path }) => path === last.path) + 1 : 0;
    return payments.slice(start, start + limit);
  },
  readOrders: async (numbers) =>
    numbers.map((number) => readOrder(store, number)).filter((order) => order !== null),
});

/** The orders, payments and products of the mock. */
export const createOrderService = (store: Store): OrderService => ({
  listNewest: async ({ state, limit, before }) => {
    const rows = [...store.collection('', documentPaths.orders)]
      .filter(([, { fields }]) => state === null || fields['status'] === state)
      .map((row) => ({ row, at: getCreatedAt(row[1].fields) }))
      .filter(({ at }) => at !== '' && (before === null || at < padTime(before)))
      .sort((a, b) => (a.at < b.at ? 1 : -1));
    const last = rows.at(limit - 1)?.at;
    const page = rows.filter(({ at }, index) => index < limit || at === last);
    return {
      orders: mapDocuments(
        page.map(({ row }) => toDocument(row)),
        toStoredOrder,
      ),
      next: rows.length >= limit ? (last ?? null) : null,
    };
  },
  listPaid: (filter, maxPayments) =>
    listPaidOrders(createPaidOrderSource(store), filter, maxPayments),
  find: async (number) => readOrder(store, number),
  readStatus: async (number) => {
    const document = store.document(documentPaths.orderStatus(number));
    return document ? toOrderStatus(toPlain(document.fields), number) : null;
  },
  listPayments: async (uid, number) => {
    const refunds = store.document(documentPaths.orderRefunds(number));
    const refunded = toRefunded(refunds && toPlain(refunds.fields));
    return [...store.collection(documentPaths.customer(uid), 'payments')]
      .filter(([, { fields }]) => getOrderId(fields['metadata']) === number)
      .map(([path, { fields }]) => toPayment(toPlain(fields), getId(path), refunded));
  },
  readCatalogue: async () =>
    toCatalogue(
      [...store.collection('', documentPaths.products)].map((product) => ({
        product: toDocument(product),
        prices: [...store.collection(product[0], 'prices')].map(toDocument),
      })),
    ),
  change: (number, decide) =>
    runTransaction(store, async (transaction) => {
      const [order, status, refunds] = [
        documentPaths.order(number),
        documentPaths.orderStatus(number),
        documentPaths.orderRefunds(number),
      ];
      const orderNow = transaction.get(order);
      const statusNow = transaction.get(status);
      const refundsNow = transaction.get(refunds);
      if (orderNow === null) return;
      const current = {
        order: toStoredOrder(toPlain(orderNow), number),
        status: statusNow && toOrderStatus(toPlain(statusNow), number),
        refunded: toRefunded(refundsNow && toPlain(refundsNow)),
      };
      const change = await decide(current, createLogTransaction(transaction));
      if (change?.status) {
        const { number: _number, ...data } = change.status;
        transaction.put(order, { ...orderNow, status: data.state });
        transaction.put(status, data);
      }
      if (change?.refunded) transaction.put(refunds, { payments: change.refunded });
    }),
});
