import { normalizeOrderNumber } from '@gschool/domain';

/** The first characters of an order number, which name it in lists and questions. */
export const getShortNumber = (number: string): string => number.slice(0, 6);

/** Whether someone typed the first characters of an order number, or all of it, in any spelling. */
export const isShortNumber = (typed: string, number: string): boolean =>
  [getShortNumber(number), number].includes(normalizeOrderNumber(typed));
