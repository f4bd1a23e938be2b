import {
  checkPayment,
  findOrder as findAnyOrder,
  runOrderAct,
  type OrderService,
  type StoredOrder,
} from '@gschool/admin';
import { formatOrderNumber } from '@gschool/domain';

import type { Print } from '../command/print';
import type { OrderRequest } from './commands';
import { formatOrderLine, formatOrder } from './format';
import { toRejection, type OrderSubject } from './rejection';

type StateRequest = Extract<OrderRequest, { command: 'state' }>;

const findOrder = (service: OrderService, number: string): Promise<StoredOrder> =>
  findAnyOrder(service, number).catch((error: unknown) => {
    throw toRejection(error, {
      number,
      order: null,
      payments: [],
      state: 'requested',
      refunded: [],
    });
  });

const changeState = async (
  service: OrderService,
  { number, state, refunded, isDryRun }: StateRequest,
  now: number,
  print: Print,
): Promise<void> => {
  const order = await findOrder(service, number);
  const request = {
    id: crypto.randomUUID(),
    kind: 'order.state',
    args: {
      number,
      from: order.state,
      state,
      ...(refunded.length > 0 && { refunded: [...refunded] }),
    },
  } as const;
  const context = { by: 'command', now, isDryRun };
  const act = await runOrderAct(service, request, context).catch(async (error: unknown) => {
    const payments = await service.listPayments(order.uid, number);
    const subject: OrderSubject = { number, order, payments, state, refunded };
    throw toRejection(error, subject);
  });
  const step = `${formatOrderNumber(number)}: ${order.state} → ${state}`;
  if (isDryRun) print(`${step}. Dry run: nothing was written.`);
  else print(act ? `${step}. Done.` : 'Nothing to do: it’s already in this state.');
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
