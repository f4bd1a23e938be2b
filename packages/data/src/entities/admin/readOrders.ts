import type { OrderDetails } from '@gschool/admin/contract';

import type { Session } from '../../session/createSession';
import { ask } from './askAdmin';

/** The function reads the payments of each order. */
const AT_ONCE = 5;

/**
 * Orders with their payments, the way the server has them now, in the order of their numbers in the
 * list. Throws `AppError` if one can't be read.
 */
export const readOrders = async (
  session: Session,
  numbers: readonly string[],
): Promise<readonly OrderDetails[]> => {
  const orders: OrderDetails[] = [];
  for (let start = 0; start < numbers.length; start += AT_ONCE) {
    const some = numbers.slice(start, start + AT_ONCE);
    orders.push(
      ...(await Promise.all(some.map((number) => ask(session, 'orders.show', { number })))),
    );
  }
  return orders;
};
