import type { CategoryId, SizeGuide } from '@gschool/domain';

/** One sort of a product of the demo. */
export interface VariantSeed {
  size?: string;
  color?: string;
  /** Minor units. */
  amount: number;
  compareAt?: number;
  stock: number;
}

/** What somebody wrote about it. */
export type ReviewSeed = readonly [
  author: string,
  rating: 1 | 2 | 3 | 4 | 5,
  title: string,
  text: string,
];

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
  /** Its texts in Arabic; each at most 500 characters, the details joined, as Stripe's metadata has them. */
  ar: { name: string; description: string; details: readonly string[] };
}

/** Every size in every colour at one price; `stock` runs colour by colour. */
export const variants = (
  price: { amount: number; compareAt?: number },
  choice: { sizes?: readonly string[]; colors?: readonly string[] },
  stock: readonly number[],
): readonly VariantSeed[] =>
  (choice.colors ?? [undefined]).flatMap((color, row) =>
    (choice.sizes ?? [undefined]).map((size, at) => ({
      ...price,
      ...(size !== undefined && { size }),
      ...(color !== undefined && { colour: color }),
      stock: stock[row * (choice.sizes?.length ?? 1) + at] ?? 0,
    })),
  );

const slug = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]+/g, '-');

/** The id of a sort's price. */
export const priceIdOf = (productId: string, { size, color }: VariantSeed): string =>
  [productId, size, color].flatMap((part) => (part === undefined ? [] : slug(part))).join('-');
