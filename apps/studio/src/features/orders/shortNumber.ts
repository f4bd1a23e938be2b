import { isOrderNumber, normalizeOrderNumber } from '@gschool/domain';

/**
 * The first characters of an order number, which name it in lists and questions. An id that is not
 * an order number stays whole, because its first characters may look like those of another order.
 */
export const getShortNumber = (number: string): string =>
  isOrderNumber(number) ? number.slice(0, 6) : number;

/** Whether someone typed the first characters of an order number, or all of it, in any spelling. */
export const isShortNumber = (typed: string, number: string): boolean =>
  [getShortNumber(number), number].includes(normalizeOrderNumber(typed));
