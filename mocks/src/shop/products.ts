import type { SeedDocument } from '../store/types';
import { home } from './products.home';
import { mats } from './products.mats';
import { recovery } from './products.recovery';
import { shoes } from './products.shoes';
import { strength } from './products.strength';
import { wear } from './products.wear';
import { priceIdOf, type ProductSeed, type VariantSeed } from './productSeed';

/** The products of the demo: six categories with four products each. */
export const products: readonly ProductSeed[] = [
  ...wear,
  ...shoes,
  ...mats,
  ...strength,
  ...recovery,
  ...home,
];

/** The products that the shop lists first. The others follow in the order of the categories. */
const featuredIds = [
  'studio-tee',
  'cork-mat',
  'studio-trainer',
  'steel-bottle',
  'kettlebell',
  'massage-balls',
  'studio-leggings',
  'rehearsal-tote',
];

const rankOf = (id: string, at: number): number =>
  featuredIds.includes(id) ? featuredIds.indexOf(id) + 1 : featuredIds.length + at + 1;

const day = 86_400_000;
const CURRENCY = 'usd';

const price = (productId: string, variant: VariantSeed, at: number): SeedDocument => ({
  path: `products/${productId}/prices/${priceIdOf(productId, variant)}`,
  data: {
    active: true,
    type: 'one_time',
    billing_scheme: 'per_unit',
    unit_amount: variant.amount,
    currency: CURRENCY,
    interval: null,
    metadata: {
      order: String(at + 1),
      stock: String(variant.stock),
      ...(variant.size !== undefined && { size: variant.size }),
      ...(variant.color !== undefined && { colour: variant.color }),
      ...(variant.compareAt !== undefined && { compareAt: String(variant.compareAt) }),
    },
  },
});

const reviewsOf = ({ id, addedDaysAgo, reviews }: ProductSeed, now: number): SeedDocument[] =>
  reviews.map(([author, rating, title, text], at) => ({
    path: `products/${id}/reviews/${id}-${at + 1}`,
    data: {
      author,
      rating,
      title,
      text,
      // Distributes the reviews over the time since the product was added.
      writtenAt: new Date(
        now - Math.round((addedDaysAgo * day * (at + 1)) / (reviews.length + 1)) - at * 5_400_000,
      ).toISOString(),
    },
  }));

/** The average rating and the number of ratings as metadata strings. */
const ratingOf = ({ reviews }: ProductSeed): Record<string, string> => {
  if (reviews.length === 0) return {};
  const sum = reviews.reduce((total, [, rating]) => total + rating, 0);
  return { rating: (sum / reviews.length).toFixed(1), ratingCount: String(reviews.length) };
};

const documentsOf = (seed: ProductSeed, at: number, now: number): SeedDocument[] => [
  {
    path: `products/${seed.id}`,
    data: {
      active: true,
      name: seed.name,
      description: seed.description,
      images: seed.pictures,
      role: null,
      metadata: {
        category: seed.category,
        details: seed.details.join('|'),
        name_ar: seed.ar.name,
        description_ar: seed.ar.description,
        details_ar: seed.ar.details.join('|'),
        tags: seed.tags.join(','),
        addedAt: new Date(now - seed.addedDaysAgo * day).toISOString(),
        related: seed.related.join(','),
        rank: String(rankOf(seed.id, at)),
        ...(seed.sizeGuide && { sizeGuide: seed.sizeGuide }),
        ...ratingOf(seed),
      },
    },
  },
  ...seed.variants.map((variant, n) => price(seed.id, variant, n)),
  ...reviewsOf(seed, now),
];

/**
 * The products the way the payment extension copies them from Stripe; `now` is in epoch
 * milliseconds.
 */
export const productDocuments = (
  now: number,
  seeds: readonly ProductSeed[] = products,
): SeedDocument[] => seeds.flatMap((seed, at) => documentsOf(seed, at, now));

/** Repeats the products. Each copy has a number in its id and name. */
export const repeatProducts = (count: number): readonly ProductSeed[] =>
  Array.from({ length: count }, (_, at) => {
    const seed = products[at % products.length] as ProductSeed;
    const round = Math.floor(at / products.length) + 1;
    return round === 1
      ? seed
      : { ...seed, id: `${seed.id}-${round}`, name: `${seed.name} · ${round}`, reviews: [] };
  });
