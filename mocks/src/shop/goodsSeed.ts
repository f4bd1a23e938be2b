import type { CategoryId, SizeGuide } from '@gschool/domain';

/** One sort of a product of the demo. */
export interface SortSeed {
  size?: string;
  colour?: string;
  /** Minor units. */
  amount: number;
  compareAt?: number;
  stock: number;
}

/** What somebody wrote about it. */
type ReviewSeed = readonly [author: string, rating: 1 | 2 | 3 | 4 | 5, title: string, text: string];

/** A product of the demo. */
export interface GoodsSeed {
  id: string;
  name: string;
  category: CategoryId;
  description: string;
  details: readonly string[];
  pictures: readonly string[];
  sorts: readonly SortSeed[];
  tags: readonly string[];
  addedDaysAgo: number;
  sizeGuide?: SizeGuide;
  related: readonly string[];
  reviews: readonly ReviewSeed[];
  /** Its texts in Arabic; each at most 500 characters, the details joined, as Stripe's metadata has them. */
  ar: { name: string; description: string; details: readonly string[] };
}

/** Every size in every colour at one price; `stock` runs colour by colour. */
export const sorts = (
  price: { amount: number; compareAt?: number },
  choice: { sizes?: readonly string[]; colours?: readonly string[] },
  stock: readonly number[],
): readonly SortSeed[] =>
  (choice.colours ?? [undefined]).flatMap((colour, row) =>
    (choice.sizes ?? [undefined]).map((size, at) => ({
      ...price,
      ...(size !== undefined && { size }),
      ...(colour !== undefined && { colour }),
      stock: stock[row * (choice.sizes?.length ?? 1) + at] ?? 0,
    })),
  );

const plain = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]+/g, '-');

/** The id of a sort's price. */
export const priceIdOf = (productId: string, { size, colour }: SortSeed): string =>
  [productId, size, colour].flatMap((part) => (part === undefined ? [] : plain(part))).join('-');
