import {
  orderFields,
  orderStatusFields,
  readDocument,
  type Order,
  type OrderStatus,
} from '@gschool/domain';

import { warnLeftOut } from './read';

/** `orders/{number}`. Throws `AppError`. */
export const toOrder = (data: unknown, number: string): Order => {
  const where = `orders/${number}`;
  const { uid: _, status, ...order } = readDocument(orderFields, data, where, number, warnLeftOut);
  return { number, state: status, ...order };
};

/** `orderStatus/{number}`. Throws `AppError`. */
export const toOrderStatus = (data: unknown, number: string): OrderStatus => ({
  number,
  ...readDocument(orderStatusFields, data, `orderStatus/${number}`, number),
});
