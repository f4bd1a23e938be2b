import { formatMoney, sumMoney } from '@gschool/domain';

import { currency, type Merchandise } from '../content/merchandise';

const priced = (amount: number) => ({ amount, currency });

/** A sample's price as it is read, such as $24.00. */
export const priceOf = (piece: Merchandise, locale: string): string =>
  formatMoney(priced(piece.amount), locale);

/** The sum of some samples, from whole minor units. */
export const totalOf = (pieces: readonly Merchandise[], locale: string): string =>
  formatMoney(
    sumMoney(
      pieces.map(({ amount }) => priced(amount)),
      currency,
    ),
    locale,
  );
