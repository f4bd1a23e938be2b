import type { Money } from '../money/money';
import type { ShippingRate } from './shipping';

/** How far a cart is from a delivery that costs nothing. */
export interface FreeShippingProgress {
  /** Minor units; 0 once it is free. */
  remaining: number;
  /** Whole percent of the way, 0 to 100. */
  percent: number;
}

/**
 * How far goods are from the nearest free standard delivery, before the country is known: of
 * offers that go everywhere, else of any. Null where none is ever free.
 */
export const getFreeShippingProgress = (
  offers: readonly ShippingRate[],
  { amount, currency }: Money,
): FreeShippingProgress | null => {
  const free = offers.filter(
    (offer) =>
      offer.speed === 'standard' &&
      offer.amount === 0 &&
      offer.currency.toLowerCase() === currency.toLowerCase(),
  );
  const everywhere = free.filter(({ countries }) => countries.length === 0);
  const minimums = (everywhere.length > 0 ? everywhere : free).map(({ minimum }) => minimum);
  if (minimums.length === 0) return null;
  const minimum = Math.min(...minimums);
  return {
    remaining: Math.max(0, minimum - amount),
    percent: minimum === 0 ? 100 : Math.min(100, Math.floor((amount * 100) / minimum)),
  };
};
