import type { CategoryId, SizeGuide } from '@gschool/domain';

/** A variant of a demo product. */
export interface VariantSeed {
  size?: string;
  color?: string;
  /** Minor units. */
  amount: number;
  compareAt?: number;
  stock: number;
}

/** A review of a demo product. */
type ReviewSeed = readonly [author: string, rating: 1 | 2 | 3 | 4 | 5, title: string, text: string];

/** A product of the demo. */
export interface ProductSeed {
  id: string;
  name: string;
  category: CategoryId;
  description: string;
  details: readonly string[];
  pictures: readonly string[];
  variants: readonly VariantSeed[];
  tags: readonly string[];
  addedDaysAgo: number;
  sizeGuide?: SizeGuide;
  related: readonly string[];
  reviews: readonly ReviewSeed[];
  /**
   * The Arabic texts. Each has at most 500 characters, which is the limit of Stripe's metadata; for
   * details, this includes all lines together.
   */
  ar: { name: string; description: string; details: readonly string[] };
}

/**
 * Creates a variant for every size and color, all at the same price. `stock` lists the sizes of the
 * first color, then those of the next.
 */
export const variants = (
  price: { amount: number; compareAt?: number },
  choice: { sizes?: readonly string[]; colors?: readonly string[] },
  stock: readonly number[],
): readonly VariantSeed[] =>
  (choice.colors ?? [undefined]).flatMap((color, row) =>
    (choice.sizes ?? [undefined]).map((size, at) => ({
      ...price,
      ...(size !== undefined && { size }),
      ...(color !== undefined && { color }),
      stock: stock[row * (choice.sizes?.length ?? 1) + at] ?? 0,
    })),
  );

const slug = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]+/g, '-');

/** The price id of a variant. */
export const priceIdOf = (productId: string, { size, color }: VariantSeed): string =>
  [productId, size, color].flatMap((part) => (part === undefined ? [] : slug(part))).join('-');
