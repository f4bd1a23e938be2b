/** One price of delivery, as the catalogue has it. */
export interface ShippingRate {
  /** The id of its price: a line of the order like any other. */
  id: string;
  /** The product that its price belongs to. */
  productId: string;
  speed: ShippingSpeed;
  /** ISO 3166-1 codes that it goes to; empty for everywhere. */
  countries: readonly string[];
  /** Minor units. */
  amount: number;
  currency: string;
  /** The goods have to come to this much, in minor units; 0 for any order. */
  minimum: number;
  /** Working days, from and to. */
  days: readonly [number, number];
}

export const shippingSpeeds = ['standard', 'express'] as const;
export type ShippingSpeed = (typeof shippingSpeeds)[number];

/** What somebody may choose. */
export interface ShippingOption extends ShippingRate {
  /** What the goods still lack for it to be cheaper, in minor units; null where it cannot be. */
  untilCheaper: number | null;
}

const shipsTo = ({ countries }: ShippingRate, country: string): boolean =>
  countries.length === 0 || countries.includes(country);

/** An offer that names the country is meant for it, whatever goes everywhere else costs. */
const forCountry = (offers: readonly ShippingRate[], country: string): readonly ShippingRate[] => {
  const named = offers.filter(({ countries }) => countries.includes(country));
  return named.length > 0 ? named : offers.filter((offer) => shipsTo(offer, country));
};

/**
 * The ways that goods of `subtotal` (minor units) can go to a country: of each speed the
 * cheapest offer that they are enough for. Empty where nothing goes there.
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
