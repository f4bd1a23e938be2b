import { getNextStates, type CatalogueWithArchive } from '@gschool/domain';

import type { AdminQueries, OrderDetails, OrderPayment, OrderRow } from '../contract';
import { findOrder } from '../order/changeState';
import { checkPayment, type PaymentCheck } from '../order/checkPayment';
import type { StoredOrder, StoredPayment } from '../order/service';
import type { QueryContext } from './adminQueryServices';

const getPayment = (
  { state }: StoredOrder,
  { payment, refunds, problems }: PaymentCheck,
): OrderRow['payment'] => {
  if (state === 'cancelled') return refunds.length > 0 ? 'refund-due' : 'none';
  if (payment === null) return 'none';
  if (problems.length > 0) return 'mismatch';
  return refunds.length > 0 ? 'paid-twice' : 'paid';
};

const toRow = ({ uid, ...order }: StoredOrder, check: PaymentCheck): OrderRow => ({
  order,
  uid,
  payment: getPayment({ uid, ...order }, check),
});

/** The rows of orders. Reads the payments and the refunds of each. */
export const readOrderRows = async (
  { services: { orders }, readCatalogue }: QueryContext,
  all: readonly StoredOrder[],
): Promise<readonly OrderRow[]> => {
  if (all.length === 0) return [];
  const catalogue = await readCatalogue();
  return Promise.all(
    all.map(async (order) => {
      const payments = await orders.listPayments(order.uid, order.number);
      return toRow(order, checkPayment(order, payments, catalogue));
    }),
  );
};

/** A page of orders: the newest first, or with `isPaid`, those with the newest payment first. */
export const listOrders = async (
  context: QueryContext,
  { state, isPaid, before, limit }: AdminQueries['orders.list']['args'],
): Promise<AdminQueries['orders.list']['result']> => {
  const filter = { state: state ?? null, before: before ?? null, limit };
  const { orders } = context.services;
  const page = await (isPaid ? orders.listPaid(filter) : orders.listNewest(filter));
  return { orders: await readOrderRows(context, page.orders), next: page.next };
};

/** The names of the lines in the catalog, by price id. */
const getProducts = (
  { lines }: StoredOrder,
  { products, shipping }: CatalogueWithArchive,
): OrderDetails['products'] => {
  const found: [string, OrderDetails['products'][string]][] = [];
  for (const { priceId } of lines) {
    const product = products.find(({ variants }) => variants.some(({ id }) => id === priceId));
    const variant = product?.variants.find(({ id }) => id === priceId);
    const rate = shipping.find(({ id }) => id === priceId);
    if (product && variant) {
      const { amount, currency } = variant;
      const options = Object.values(variant.options).join(', ');
      found.push([priceId, { name: product.name, options, amount, currency }]);
    } else if (rate) {
      const { speed, amount, currency } = rate;
      found.push([priceId, { name: 'Shipping', options: speed, amount, currency }]);
    }
  }
  return Object.fromEntries(found);
};

const toOrderPayment = (payment: StoredPayment): OrderPayment => {
  const { id, status, created, isTest, received, currency, isRefunded } = payment;
  return { id, status, created, isTest, received, currency, isRefunded };
};

/** Everything about one order. Throws an `AdminError` if it does not exist. */
export const showOrder = async (
  { services: { orders }, readCatalogue }: QueryContext,
  { number }: AdminQueries['orders.show']['args'],
): Promise<OrderDetails> => {
  const order = await findOrder(orders, number);
  const [payments, status, catalogue] = await Promise.all([
    orders.listPayments(order.uid, number),
    orders.readStatus(number),
    readCatalogue(),
  ]);
  const check = checkPayment(order, payments, catalogue);
  return {
    row: toRow(order, check),
    status,
    payments: payments.map(toOrderPayment),
    countedPayment: check.payment?.id ?? null,
    refundsDue: check.refunds.map(({ id }) => id),
    problems: check.problems,
    nextStates: getNextStates(order.state),
    products: getProducts(order, catalogue),
  };
};
