import type { OptionName, Product, Variant } from './types';

/** The price of a product, the way its card shows it. */
export interface PriceSummary {
  /**
   * The price of the cheapest variant in stock, in minor units; of any variant if all are sold out.
   */
  amount: number;
  /** The price of that variant before the sale, or null. */
  compareAt: number | null;
  currency: string;
  /** True if the variants have different prices. */
  hasSeveralPrices: boolean;
  isSoldOut: boolean;
  isOnSale: boolean;
}

/** The price that a product card shows. */
export const getPriceSummary = ({ variants }: Product): PriceSummary => {
  const there = variants.filter(({ stock }) => stock > 0);
  const sold = there.length > 0 ? there : variants;
  const cheapest = sold.toSorted((a, b) => a.amount - b.amount)[0];
  return {
    amount: cheapest?.amount ?? 0,
    compareAt: cheapest?.compareAt ?? null,
    currency: cheapest?.currency ?? 'usd',
    hasSeveralPrices: sold.some(({ amount }) => amount !== cheapest?.amount),
    isSoldOut: there.length === 0,
    isOnSale: there.some(({ compareAt }) => compareAt !== null),
  };
};

/**
 * A value of an option, and whether it is in stock in combination with the other selected options.
 */
export interface OptionValue {
  value: string;
  isAvailable: boolean;
}

type Chosen = Readonly<Partial<Record<OptionName, string>>>;

/**
 * The values of an option in the catalog's order. Their stock depends on the other selected
 * options.
 */
export const getOptionValues = (
  { variants }: Product,
  name: OptionName,
  chosen: Chosen = {},
): readonly OptionValue[] => {
  const fits = (variant: Variant): boolean =>
    (Object.entries(chosen) as [OptionName, string][]).every(
      ([other, value]) => other === name || variant.options[other] === value,
    );
  const values = new Set(variants.flatMap(({ options }) => options[name] ?? []));
  return [...values].map((value) => ({
    value,
    isAvailable: variants.some(
      (variant) => variant.options[name] === value && variant.stock > 0 && fits(variant),
    ),
  }));
};

/** The variant with exactly these options; null while an option is not selected. */
export const findVariant = ({ variants }: Product, chosen: Chosen): Variant | null =>
  variants.find(({ options }) =>
    (Object.entries(options) as [OptionName, string][]).every(
      ([name, value]) => chosen[name] === value,
    ),
  ) ?? null;

/** The variant that a product page shows first: the first one in stock, or else the first one. */
export const getFirstVariant = ({ variants }: Product): Variant | null =>
  variants.find(({ stock }) => stock > 0) ?? variants[0] ?? null;

const NEW_PRODUCT_DAYS = 30;

/** Whether the product was added within the last 30 days. `now` is in epoch milliseconds. */
export const isNewProduct = ({ addedAt }: Product, now: number): boolean =>
  now - Date.parse(addedAt) < NEW_PRODUCT_DAYS * 86_400_000;

/** Related products: first those that the product names, then others in its category. */
export const getRelatedProducts = (
  products: readonly Product[],
  to: Product,
  most: number,
): readonly Product[] => {
  const named = to.relatedIds.flatMap((id) => products.find((one) => one.id === id) ?? []);
  const near = products.filter(
    (one) => one.category === to.category && one.id !== to.id && !named.includes(one),
  );
  return [...named, ...near].slice(0, most);
};
