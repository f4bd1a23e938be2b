import {
  orderFields,
  orderStates,
  readDocument,
  type Order,
  type OrderState,
  type OrderStatus,
} from '@gschool/domain';

import { asFields, field, invalidDocument, requiredInstant, warnLeftOut } from './read';

const toOrderState = (value: unknown, where: string): OrderState => {
  const state = orderStates.find((known) => known === value);
  if (!state) throw invalidDocument(where);
  return state;
};

/** `orders/{number}`. Throws `AppError`. */
export const toOrder = (data: unknown, number: string): Order => {
  const where = `orders/${number}`;
  const { uid: _, status, ...order } = readDocument(orderFields, data, where, number, warnLeftOut);
  return { number, state: status, ...order };
};

/** `orderStatus/{number}`. Throws `AppError`. */
export const toOrderStatus = (data: unknown, number: string): OrderStatus => {
  const where = `orderStatus/${number}`;
  const fields = asFields(data, where);
  const instantOrNull = (name: string): string | null =>
    (field(fields, name) ?? null) === null ? null : requiredInstant(fields, name, where);
  return {
    number,
    state: toOrderState(field(fields, 'state'), `${where}.state`),
    requestedAt: requiredInstant(fields, 'requestedAt', where),
    paidAt: instantOrNull('paidAt'),
    sentAt: instantOrNull('sentAt'),
    deliveredAt: instantOrNull('deliveredAt'),
    cancelledAt: instantOrNull('cancelledAt'),
  };
};
