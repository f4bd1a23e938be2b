import type { Translated } from '../locale/translated';

/** The shelves of the shop, in its order. */
export const categoryIds = ['wear', 'shoes', 'mats', 'strength', 'recovery', 'home'] as const;
export type CategoryId = (typeof categoryIds)[number];

/** What a product can be chosen by. */
export const optionNames = ['size', 'colour'] as const;
export type OptionName = (typeof optionNames)[number];

/** Which table of sizes a product is cut by. */
export type SizeGuide = 'tops' | 'bottoms' | 'shoes';

/** One sort of a product, with a price of its own. */
export interface Variant {
  /** The id of its price: what an order and the payment page name. */
  id: string;
  /** What tells it from the others; none where there is only one sort. */
  options: Readonly<Partial<Record<OptionName, string>>>;
  /** Minor units of `currency`: 2400 is $24.00. */
  amount: number;
  /** Minor units before the sale; null where it is not reduced. Always above `amount`. */
  compareAt: number | null;
  /** ISO 4217, any case. */
  currency: string;
  /** How many there are; 0 is sold out. */
  stock: number;
}

/** How a product is rated, where there are reviews. */
export interface ProductRating {
  /** 1–5. */
  average: number;
  count: number;
}

/** Something that the shop sells. */
export interface Product extends Translated<
  'name' | 'description',
  { details?: readonly string[] }
> {
  /** Also its slug. */
  id: string;
  name: string;
  description: string;
  category: CategoryId;
  /** Material, measures, care: one line each. */
  details: readonly string[];
  /** Addresses, or `art:object/MOTIF/SEED`; the first is the product's face. */
  pictures: readonly string[];
  /** At least one, in the order of the choice. */
  variants: readonly Variant[];
  /** Further words that a search finds it by. */
  tags: readonly string[];
  /** ISO instant. */
  addedAt: string;
  sizeGuide: SizeGuide | null;
  rating: ProductRating | null;
  relatedIds: readonly string[];
  /** How far to the front the shop puts it: 1 is first. */
  rank: number;
}

/** What somebody wrote about a product. */
export interface Review {
  id: string;
  productId: string;
  author: string;
  /** 1–5, whole. */
  rating: number;
  title: string;
  text: string;
  /** ISO instant. */
  writtenAt: string;
}

/** One line of a cart: what it costs is looked up, never stored. */
export interface CartLine {
  productId: string;
  variantId: string;
  /** 1–99. */
  quantity: number;
}
