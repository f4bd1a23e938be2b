import type { Product, Variant } from '../shop/types';

/** A variant for tests. */
export const createSampleVariant = (id: string, changes: Partial<Variant> = {}): Variant => ({
  id,
  options: {},
  amount: 1000,
  compareAt: null,
  currency: 'usd',
  stock: 10,
  ...changes,
});

/** A product for tests. */
export const createSampleProduct = (
  id: string,
  variants: readonly Variant[] = [createSampleVariant(id)],
  changes: Partial<Product> = {},
): Product => ({
  id,
  name: id,
  description: '',
  category: 'wear',
  details: [],
  pictures: [],
  variants,
  tags: [],
  addedAt: '2026-11-01T00:00:00.000Z',
  sizeGuide: null,
  rating: null,
  relatedIds: [],
  rank: 1,
  ...changes,
});
