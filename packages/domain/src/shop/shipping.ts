/** A shipping price in the catalog. */
export interface ShippingRate {
  /** The id of its price, which is also the `priceId` of the order's line. */
  id: string;
  /** The product to which the price belongs. */
  productId: string;
  speed: ShippingSpeed;
  /** ISO 3166-1 codes of the countries that it ships to; empty for all. */
  countries: readonly string[];
  /** Minor units. */
  amount: number;
  currency: string;
  /** The minimum subtotal in minor units; 0 for any order. */
  minimum: number;
  /** The minimum and maximum number of working days. */
  days: readonly [number, number];
}

export const shippingSpeeds = ['standard', 'express'] as const;
export type ShippingSpeed = (typeof shippingSpeeds)[number];

/** A shipping rate that is offered for a cart. */
export interface ShippingOption extends ShippingRate {
  /**
   * How much the subtotal must grow for a cheaper rate, in minor units; null if there is no cheaper
   * rate.
   */
  untilCheaper: number | null;
}

const shipsTo = ({ countries }: ShippingRate, country: string): boolean =>
  countries.length === 0 || countries.includes(country);

/** Rates that name the country come before rates for all countries, even if they cost more. */
const forCountry = (offers: readonly ShippingRate[], country: string): readonly ShippingRate[] => {
  const named = offers.filter(({ countries }) => countries.includes(country));
  return named.length > 0 ? named : offers.filter((offer) => shipsTo(offer, country));
};

/**
 * The shipping options for a subtotal (minor units) and a country: the cheapest rate of each speed.
 * Empty if nothing ships to the country (docs/product/orders.md#checkout).
 */
export const getShippingOptions = (
  offers: readonly ShippingRate[],
  subtotal: number,
  country: string,
): readonly ShippingOption[] =>
  shippingSpeeds.flatMap((speed) => {
    const ofSpeed = forCountry(
      offers.filter((offer) => offer.speed === speed),
      country,
    );
    const best = ofSpeed
      .filter(({ minimum }) => minimum <= subtotal)
      .toSorted((a, b) => a.amount - b.amount)[0];
    if (!best) return [];
    const next = ofSpeed
      .filter(({ amount, minimum }) => minimum > subtotal && amount < best.amount)
      .toSorted((a, b) => a.minimum - b.minimum)[0];
    return [{ ...best, untilCheaper: next ? next.minimum - subtotal : null }];
  });
