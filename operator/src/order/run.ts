import {
  canFollow,
  getNextStates,
  formatOrderNumber,
  type OrderState,
  type OrderStatus,
  type CatalogueWithArchive,
} from '@gschool/domain';

import { RejectedError } from '../command/errors';
import { formatText, type Print } from '../command/print';
import { checkPayment, formatReceived, formatRefunds } from './checkPayment';
import type { OrderRequest } from './commands';
import type { OrderService, StoredOrder, StoredPayment } from './service';
import { formatOrderLine, formatOrder } from './format';

type StateRequest = Extract<OrderRequest, { command: 'state' }>;

const instantFields: Readonly<Record<OrderState, keyof OrderStatus>> = {
  requested: 'requestedAt',
  paid: 'paidAt',
  sent: 'sentAt',
  delivered: 'deliveredAt',
  cancelled: 'cancelledAt',
};

const findOrder = async (service: OrderService, number: string): Promise<StoredOrder> => {
  const order = await service.find(number);
  if (order) return order;
  throw new RejectedError(`There is no order with the number ${formatOrderNumber(number)}.`);
};

/** The errors that prevent a change of state, and the payments to refund first. */
const checkChange = (
  order: StoredOrder,
  payments: readonly StoredPayment[],
  catalogue: CatalogueWithArchive,
  { state, refunded }: StateRequest,
): { errors: readonly string[]; refunds: readonly StoredPayment[] } => {
  if (state === 'cancelled') {
    const cancelled = { ...order, state };
    const { refunds } = checkPayment(cancelled, payments, catalogue, refunded);
    const errors = refunds.map(
      (one) => `${formatText(one.id)} (${formatReceived(one)}) succeeded: refund it in Stripe`,
    );
    return { errors, refunds };
  }
  const check = checkPayment(order, payments, catalogue, refunded);
  // An order with two payments can be marked as paid, but not as sent.
  if (state === 'paid') return { errors: check.errors, refunds: [] };
  return { errors: [...check.errors, ...formatRefunds(order, check)], refunds: check.refunds };
};

/**
 * Throws a `RejectedError` if the payments do not allow a change of state
 * (docs/product/orders.md#orders).
 */
const assertPaymentsAllow = async (
  service: OrderService,
  order: StoredOrder,
  request: StateRequest,
): Promise<void> => {
  const payments = await service.listPayments(order.uid, order.number);
  for (const id of request.refunded) {
    if (payments.some((one) => one.id === id && one.status === 'succeeded')) continue;
    throw new RejectedError(`${id} is not a payment of this order that succeeded.`);
  }
  const catalogue = await service.readCatalogue();
  const { errors, refunds } = checkChange(order, payments, catalogue, request);
  if (errors.length === 0) return;
  const options = [...request.refunded, ...refunds.map(({ id }) => id)].map(
    (id) => `--refunded ${formatText(id)}`,
  );
  throw new RejectedError(
    `This order can’t be marked ${request.state}:`,
    ...errors.map((error) => `  ${error}`),
    ...(refunds.length > 0
      ? [`After you refunded it, run this command again with ${options.join(' ')}.`]
      : []),
  );
};

/**
 * The status after a change of state; null if the order already has that state. Throws a
 * `RejectedError`.
 */
const getNextStatus = (
  order: StoredOrder,
  status: OrderStatus | null,
  state: OrderState,
  now: number,
): OrderStatus | null => {
  const at = new Date(now).toISOString();
  const known: OrderStatus = status ?? {
    number: order.number,
    state: order.state,
    requestedAt: order.createdAt,
    paidAt: null,
    sentAt: null,
    deliveredAt: null,
    cancelledAt: null,
  };
  if (order.state === state) return status?.state === state ? null : { ...known, state };
  if (canFollow(order.state, state)) return { ...known, state, [instantFields[state]]: at };
  const next = getNextStates(order.state);
  throw new RejectedError(
    `An order that is ${order.state} can’t become ${state}; ` +
      (next.length > 0 ? `it can become ${next.join(' or ')}.` : 'that is its final state.'),
  );
};

const changeState = async (
  service: OrderService,
  request: StateRequest,
  now: number,
  print: Print,
): Promise<void> => {
  const { number, state, isDryRun } = request;
  const order = await findOrder(service, number);
  const isChecked = state === 'paid' || state === 'sent' || state === 'cancelled';
  if (isChecked && canFollow(order.state, state))
    await assertPaymentsAllow(service, order, request);
  let isChanged = false;
  if (isDryRun) isChanged = getNextStatus(order, null, state, now) !== null;
  else {
    await service.change(number, (current, status) => {
      const next = getNextStatus(current, status, state, now);
      isChanged = next !== null;
      return next;
    });
  }
  const step = `${formatOrderNumber(number)}: ${order.state} → ${state}`;
  if (isDryRun) print(`${step}. Dry run: nothing was written.`);
  else print(isChanged ? `${step}. Done.` : 'Nothing to do: it’s already in this state.');
};

const listOrders = async (
  service: OrderService,
  { withPayment, ...filter }: Extract<OrderRequest, { command: 'list' }>,
  print: Print,
): Promise<void> => {
  const { orders, next } = await (withPayment
    ? service.listPaid(filter)
    : service.listNewest(filter));
  const catalogue = await service.readCatalogue();
  for (const order of orders) {
    const payments = await service.listPayments(order.uid, order.number);
    print(formatOrderLine(order, checkPayment(order, payments, catalogue)));
  }
  if (orders.length === 0) print('No orders match.');
  if (next !== null) print(`More: add --before ${next}`);
};

const showOrder = async (service: OrderService, number: string, print: Print): Promise<void> => {
  const order = await findOrder(service, number);
  const payments = await service.listPayments(order.uid, order.number);
  const check = checkPayment(order, payments, await service.readCatalogue());
  print(...formatOrder(order, payments, check));
};

/** Runs a request and prints the result. */
export const runOrder = async (
  service: OrderService,
  request: OrderRequest,
  now: number,
  print: Print,
): Promise<void> => {
  if (request.command === 'state') await changeState(service, request, now, print);
  else if (request.command === 'show') await showOrder(service, request.number, print);
  else await listOrders(service, request, print);
};
