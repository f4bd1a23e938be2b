import type { SeedDocument } from '../store/types';
import { home } from './goods.home';
import { mats } from './goods.mats';
import { recovery } from './goods.recovery';
import { shoes } from './goods.shoes';
import { strength } from './goods.strength';
import { wear } from './goods.wear';
import { priceIdOf, type GoodsSeed, type SortSeed } from './goodsSeed';

/** The goods of the demo: six shelves of four. */
export const goods: readonly GoodsSeed[] = [
  ...wear,
  ...shoes,
  ...mats,
  ...strength,
  ...recovery,
  ...home,
];

/** What the shop puts first; the rest follow by their shelf. */
const first = [
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
  first.includes(id) ? first.indexOf(id) + 1 : first.length + at + 1;

const day = 86_400_000;
const CURRENCY = 'usd';

const price = (productId: string, sort: SortSeed, at: number): SeedDocument => ({
  path: `products/${productId}/prices/${priceIdOf(productId, sort)}`,
  data: {
    active: true,
    type: 'one_time',
    billing_scheme: 'per_unit',
    unit_amount: sort.amount,
    currency: CURRENCY,
    interval: null,
    metadata: {
      order: String(at + 1),
      stock: String(sort.stock),
      ...(sort.size !== undefined && { size: sort.size }),
      ...(sort.colour !== undefined && { colour: sort.colour }),
      ...(sort.compareAt !== undefined && { compareAt: String(sort.compareAt) }),
    },
  },
});

const reviewsOf = ({ id, addedDaysAgo, reviews }: GoodsSeed, now: number): SeedDocument[] =>
  reviews.map(([author, rating, title, text], at) => ({
    path: `products/${id}/reviews/${id}-${at + 1}`,
    data: {
      author,
      rating,
      title,
      text,
      // Spread over the time that it has been sold, at different hours.
      writtenAt: new Date(
        now - Math.round((addedDaysAgo * day * (at + 1)) / (reviews.length + 1)) - at * 5_400_000,
      ).toISOString(),
    },
  }));

/** The mean to one digit, as the payment service's texts would carry it. */
const ratingOf = ({ reviews }: GoodsSeed): Record<string, string> => {
  if (reviews.length === 0) return {};
  const sum = reviews.reduce((total, [, rating]) => total + rating, 0);
  return { rating: (sum / reviews.length).toFixed(1), ratingCount: String(reviews.length) };
};

const documentsOf = (seed: GoodsSeed, at: number, now: number): SeedDocument[] => [
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
  ...seed.sorts.map((sort, n) => price(seed.id, sort, n)),
  ...reviewsOf(seed, now),
];

/** The goods as the payment extension copies them out of the payment service. `now` in epoch milliseconds. */
export const goodsDocuments = (now: number, seeds: readonly GoodsSeed[] = goods): SeedDocument[] =>
  seeds.flatMap((seed, at) => documentsOf(seed, at, now));

/** The same goods again and again, each copy with a number of its own. */
export const manyGoods = (count: number): readonly GoodsSeed[] =>
  Array.from({ length: count }, (_, at) => {
    const seed = goods[at % goods.length] as GoodsSeed;
    const round = Math.floor(at / goods.length) + 1;
    return round === 1
      ? seed
      : { ...seed, id: `${seed.id}-${round}`, name: `${seed.name} · ${round}`, reviews: [] };
  });
