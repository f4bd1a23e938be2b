import {
  mayFollow,
  nextStates,
  showOrderNumber,
  type OrderState,
  type OrderStatus,
} from '@gschool/domain';

import { Refusal } from '../command/outcome';
import { judge } from './judge';
import type { OrderOptions } from './options';
import type { OrderService, StoredOrder } from './service';
import { listWords, orderWords } from './words';

type Print = (line: string) => void;

const instantFields: Readonly<Record<OrderState, keyof OrderStatus>> = {
  requested: 'requestedAt',
  paid: 'paidAt',
  sent: 'sentAt',
  delivered: 'deliveredAt',
  cancelled: 'cancelledAt',
};

const found = async (service: OrderService, number: string): Promise<StoredOrder> => {
  const order = await service.find(number);
  if (order) return order;
  throw new Refusal(`There is no order with the number ${showOrderNumber(number)}.`);
};

const judged = async (service: OrderService, order: StoredOrder) =>
  judge(order, await service.payments(order.uid, order.number), await service.catalogue());

/** The status after a step; null where the order is there already. Throws `Refusal`. */
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
  throw new Refusal(
    `An order that is ${order.state} can’t become ${state}; ` +
      (next.length > 0 ? `it can become ${next.join(' or ')}.` : 'that is its final state.'),
  );
};

const move = async (
  service: OrderService,
  { number, state, isDryRun }: Extract<OrderOptions, { command: 'state' }>,
  now: number,
  print: Print,
): Promise<void> => {
  const order = await found(service, number);
  if (state === 'paid' && order.state === 'requested') {
    const { faults } = await judged(service, order);
    if (faults.length > 0)
      throw new Refusal(`This order can’t be marked paid:\n  ${faults.join('\n  ')}`);
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

/** Does what was asked, and prints it. Returns the exit code. */
export const runOrder = async (
  service: OrderService,
  options: OrderOptions,
  now: number,
  print: Print,
): Promise<number> => {
  if (options.command === 'state') await move(service, options, now, print);
  else if (options.command === 'show') {
    const order = await found(service, options.number);
    print(orderWords(order, await judged(service, order)));
  } else {
    const orders = await service.recent(options.state, options.limit);
    const catalogue = await service.catalogue();
    for (const order of orders) {
      print(
        listWords(order, judge(order, await service.payments(order.uid, order.number), catalogue)),
      );
    }
    if (orders.length === 0) print('No orders match.');
  }
  return 0;
};
