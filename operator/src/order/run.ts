import {
  canFollow,
  getNextStates,
  formatOrderNumber,
  type OrderState,
  type OrderStatus,
} from '@gschool/domain';

import { RejectedError } from '../command/errors';
import type { Print } from '../command/print';
import { checkPayment } from './checkPayment';
import type { OrderRequest } from './commands';
import type { OrderService, StoredOrder } from './service';
import { formatOrderLine, formatOrder } from './format';

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

const readPaymentCheck = async (service: OrderService, order: StoredOrder) =>
  checkPayment(
    order,
    await service.listPayments(order.uid, order.number),
    await service.readCatalogue(),
  );

/**
 * The status after a change of state; null if the order is in that state already. Throws a
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
  { number, state, isDryRun }: Extract<OrderRequest, { command: 'state' }>,
  now: number,
  print: Print,
): Promise<void> => {
  const order = await findOrder(service, number);
  if (state === 'paid' && order.state === 'requested') {
    const { errors } = await readPaymentCheck(service, order);
    if (errors.length > 0)
      throw new RejectedError(
        'This order can’t be marked paid:',
        ...errors.map((error) => `  ${error}`),
      );
  }
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

/** Runs a request and prints the result. */
export const runOrder = async (
  service: OrderService,
  request: OrderRequest,
  now: number,
  print: Print,
): Promise<void> => {
  if (request.command === 'state') await changeState(service, request, now, print);
  else if (request.command === 'show') {
    const order = await findOrder(service, request.number);
    print(...formatOrder(order, await readPaymentCheck(service, order)));
  } else {
    const orders = await service.listRecent(request.state, request.limit);
    const catalogue = await service.readCatalogue();
    for (const order of orders) {
      print(
        formatOrderLine(
          order,
          checkPayment(order, await service.listPayments(order.uid, order.number), catalogue),
        ),
      );
    }
    if (orders.length === 0) print('No orders match.');
  }
};
