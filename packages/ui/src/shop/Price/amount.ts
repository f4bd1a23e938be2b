import { formatMoney, type Money } from '@gschool/intl';

export type { Money } from '@gschool/intl';

/** Money in minor units, or a formatted text ("$49.00"). */
export type Amount = Money | string;

/** Formats an amount in a locale. A text is returned unchanged. */
export const formatAmount = (amount: Amount, locale: string): string =>
  typeof amount === 'string' ? amount : formatMoney(amount, locale);

/** Whether an amount is zero. A formatted text is never free. */
export const isFree = (amount: Amount): boolean =>
  typeof amount !== 'string' && amount.amount === 0;
