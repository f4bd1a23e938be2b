import type { DocumentOf } from '../documents/fields';
import type { productFields } from '../documents/product';
import type { ReviewDocument } from '../documents/review';
import type { Translated } from '../locale/translated';

export { categoryIds, sizeGuides, type CategoryId, type SizeGuide } from './categories';

/** The options of variants. */
export const optionNames = ['size', 'colour'] as const;
export type OptionName = (typeof optionNames)[number];

/** A variant of a product, with its own price. */
export interface Variant {
  /** The id of its price, which orders and the payment page use. */
  id: string;
  /** The options that distinguish it from other variants; empty for the only variant. */
  options: Readonly<Partial<Record<OptionName, string>>>;
  /** Minor units of `currency`: 2400 is $24.00. */
  amount: number;
  /**
   * The price before the sale in minor units; null if it is not on sale. Always greater than
   * `amount`.
   */
  compareAt: number | null;
  /** ISO 4217, any case. */
  currency: string;
  /** The number in stock; 0 means sold out. */
  stock: number;
}

/** The rating of a product that has reviews. */
export interface ProductRating {
  /** 1–5. */
  average: number;
  count: number;
}

/** A product of the shop. */
export interface Product
  extends
    DocumentOf<typeof productFields>,
    Translated<'name' | 'description', { details?: readonly string[] }> {
  /** The product's id, which is also its slug. */
  id: string;
  /** At least one, in display order. */
  variants: readonly Variant[];
  rating: ProductRating | null;
}

/** A customer's review of a product. */
export interface Review extends ReviewDocument {
  id: string;
  productId: string;
}

/** A line of a cart. Its price is always looked up and never stored. */
export interface CartLine {
  productId: string;
  variantId: string;
  /** 1–99. */
  quantity: number;
}
