import {
  addressFields,
  orderStates,
  readDocument,
  type Order,
  type OrderedLine,
  type OrderState,
  type OrderStatus,
} from '@gschool/domain';

import {
  asFields,
  invalidDocument,
  field,
  list,
  requiredInstant,
  requiredText,
  text,
} from './read';

const toOrderState = (value: unknown, where: string): OrderState => {
  const state = orderStates.find((known) => known === value);
  if (!state) throw invalidDocument(where);
  return state;
};

const toLine = (fields: Readonly<Record<string, unknown>>, where: string): OrderedLine => {
  const quantity = field(fields, 'quantity');
  if (!Number.isInteger(quantity) || Number(quantity) < 1)
    throw invalidDocument(`${where}.quantity`);
  return {
    productId: requiredText(fields, 'productId', where),
    priceId: requiredText(fields, 'priceId', where),
    quantity: Number(quantity),
  };
};

/** `orders/{number}`. Throws `AppError`. */
export const toOrder = (data: unknown, number: string): Order => {
  const where = `orders/${number}`;
  const fields = asFields(data, where);
  return {
    number,
    state: toOrderState(field(fields, 'status'), `${where}.status`),
    lines: list(field(fields, 'lines'), `${where}.lines`, toLine),
    address: readDocument(addressFields, field(fields, 'address'), `${where}.address`, ''),
    sessionId: text(fields, 'sessionId'),
    createdAt: requiredInstant(fields, 'createdAt', where),
  };
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
