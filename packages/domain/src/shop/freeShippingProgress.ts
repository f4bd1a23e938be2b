import type { Money } from '../money/money';
import type { ShippingRate } from './shipping';

/** How close a cart is to free shipping. */
export interface FreeShippingProgress {
  /** The missing amount in minor units; 0 if shipping is free. */
  remaining: number;
  /** Whole percent, 0 to 100. */
  percent: number;
}

/**
 * The progress toward the nearest free standard shipping while the country is unknown. Rates for
 * all countries are used if there are any; otherwise all rates. Null if shipping is never free.
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
