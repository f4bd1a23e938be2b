import {
  mayFollow,
  nextStates,
  showOrderNumber,
  type OrderState,
  type OrderStatus,
} from '@gschool/domain';

import { RejectedError } from '../command/errors';
import { checkPayment } from './checkPayment';
import type { OrderRequest } from './commands';
import type { OrderService, StoredOrder } from './service';
import { formatOrderLine, formatOrder } from './format';

type Print = (line: string) => void;

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
  throw new RejectedError(`There is no order with the number ${showOrderNumber(number)}.`);
};

const checkedPayment = async (service: OrderService, order: StoredOrder) =>
  checkPayment(order, await service.payments(order.uid, order.number), await service.catalogue());

/** The status after a step; null where the order is there already. Throws `RejectedError`. */
const nextStatus = (
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
  if (mayFollow(order.state, state)) return { ...known, state, [instantFields[state]]: at };
  const next = nextStates(order.state);
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
    const { errors } = await checkedPayment(service, order);
    if (errors.length > 0)
      throw new RejectedError(`This order can’t be marked paid:\n  ${errors.join('\n  ')}`);
  }
  let isChanged = false;
  if (isDryRun) isChanged = nextStatus(order, null, state, now) !== null;
  else {
    await service.change(number, (current, status) => {
      const next = nextStatus(current, status, state, now);
      isChanged = next !== null;
      return next;
    });
  }
  const step = `${showOrderNumber(number)}: ${order.state} → ${state}`;
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
    print(formatOrder(order, await checkedPayment(service, order)));
  } else {
    const orders = await service.recent(request.state, request.limit);
    const catalogue = await service.catalogue();
    for (const order of orders) {
      print(
        formatOrderLine(
          order,
          checkPayment(order, await service.payments(order.uid, order.number), catalogue),
        ),
      );
    }
    if (orders.length === 0) print('No orders match.');
  }
};
