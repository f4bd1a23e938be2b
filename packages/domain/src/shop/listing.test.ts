import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { ShippingRate } from './shipping';
import { filterProducts, emptyFilters } from './filters';
import { getNearestVariant } from './nearestVariant';
import { getRatingShares } from './ratingShares';
import { getClearableFilters } from './clearableFilters';
import { isNewProduct } from './products';
import type { Product, Variant } from './types';
import { getFreeShippingProgress } from './freeShippingProgress';
import { getMinorUnits } from '../money/money';

const variant = (id: string, changes: Partial<Variant> = {}): Variant => ({
  id,
  options: {},
  amount: 2000,
  compareAt: null,
  currency: 'usd',
  stock: 3,
  ...changes,
});

const product = (id: string, variants: readonly Variant[], changes: Partial<Product> = {}) => ({
  id,
  name: id,
  description: '',
  category: 'wear' as const,
  details: [],
  pictures: [],
  variants,
  tags: [],
  addedAt: '2026-01-01T00:00:00Z',
  sizeGuide: null,
  rating: null,
  relatedIds: [],
  rank: 1,
  ...changes,
});

const tee = product('tee', [
  variant('tee-m', { options: { size: 'M', colour: 'Ink' } }),
  variant('tee-l', { options: { size: 'L', colour: 'Oat' }, stock: 0 }),
]);
const cap = product('cap', [variant('cap-1', { options: { colour: 'Ink' }, amount: 1500 })]);
const mat = product('mat', [variant('mat-1', { amount: 6000 })], { category: 'mats' });
const shop: readonly Product[] = [tee, cap, mat];

describe('the filters to clear in an empty list', () => {
  it('are those that, cleared alone, show products, the fewest first', () => {
    const filters = { ...emptyFilters, sizes: ['M'], colors: ['Oat'] };
    expect(filterProducts(shop, filters)).toEqual([]);
    expect(getClearableFilters(shop, filters).map(({ kind, count }) => [kind, count])).toEqual([
      ['size', 1],
      ['colour', 1],
    ]);
  });

  it('include the search, and begin at the first page', () => {
    const [filter] = getClearableFilters(shop, { ...emptyFilters, query: 'xylophone', page: 3 });
    expect(filter).toMatchObject({ kind: 'query', count: 3, filters: { query: '', page: 1 } });
  });

  it('are absent if two filters must be cleared together', () => {
    const filters = { ...emptyFilters, query: 'xylophone', priceFrom: 900_000 };
    expect(getClearableFilters(shop, filters)).toEqual([]);
  });

  it('have the number of products that they show', () => {
    fc.assert(
      fc.property(
        fc.record({
          query: fc.constantFrom('', 'tee', 'zz'),
          sizes: fc.subarray(['M', 'L', 'XL']),
          colors: fc.subarray(['Ink', 'Oat', 'Rose']),
          priceTo: fc.option(fc.integer({ min: 0, max: 7000 })),
          isInStock: fc.boolean(),
          isOnSale: fc.boolean(),
        }),
        (selected) => {
          for (const { filters, count } of getClearableFilters(shop, {
            ...emptyFilters,
            ...selected,
          })) {
            expect(filterProducts(shop, filters)).toHaveLength(count);
            expect(count).toBeGreaterThan(0);
          }
        },
      ),
    );
  });
});

describe('the variant for another size or color', () => {
  const [medium = null, large = null] = tee.variants;

  it('has otherwise equal options if it exists', () => {
    const both = product('both', [
      variant('s-ink', { options: { size: 'S', colour: 'Ink' }, stock: 0 }),
      variant('m-oat', { options: { size: 'M', colour: 'Oat' } }),
      variant('m-ink', { options: { size: 'M', colour: 'Ink' } }),
    ]);
    expect(getNearestVariant(both, both.variants[2] ?? null, 'size', 'S')?.id).toBe('s-ink');
    expect(getNearestVariant(both, both.variants[0] ?? null, 'size', 'M')?.id).toBe('m-ink');
  });

  it('is another one with that value if not, even a sold-out one', () => {
    expect(getNearestVariant(tee, medium, 'colour', 'Oat')).toBe(large);
    expect(getNearestVariant(tee, large, 'size', 'M')).toBe(medium);
  });

  it('is absent for an unknown value', () => {
    expect(getNearestVariant(tee, medium, 'size', 'XXL')).toBeNull();
  });
});

describe('the distribution of ratings', () => {
  it('counts each number of stars, the best first', () => {
    const shares = getRatingShares([5, 5, 4, 1].map((rating) => ({ rating })));
    expect(shares.map(({ stars, count, percent }) => [stars, count, percent])).toEqual([
      [5, 2, 50],
      [4, 1, 25],
      [3, 0, 0],
      [2, 0, 0],
      [1, 1, 25],
    ]);
  });

  it('is zero without reviews', () => {
    expect(getRatingShares([]).every(({ count, percent }) => count === 0 && percent === 0)).toBe(
      true,
    );
  });
});

describe('the progress to free shipping', () => {
  const offer = (changes: Partial<ShippingRate>): ShippingRate => ({
    id: 'way',
    productId: 'delivery',
    speed: 'standard',
    countries: [],
    amount: 0,
    currency: 'usd',
    minimum: 10_000,
    days: [3, 5],
    ...changes,
  });
  const sum = (amount: number) => ({ amount, currency: 'USD' });

  it('has the missing amount and the percentage', () => {
    expect(getFreeShippingProgress([offer({})], sum(4900))).toEqual({
      remaining: 5100,
      percent: 49,
    });
    expect(getFreeShippingProgress([offer({})], sum(10_000))).toEqual({
      remaining: 0,
      percent: 100,
    });
    expect(getFreeShippingProgress([offer({ minimum: 0 })], sum(0))).toEqual({
      remaining: 0,
      percent: 100,
    });
  });

  it('prefers rates for all countries', () => {
    const near = offer({ countries: ['PT'], minimum: 1000 });
    expect(getFreeShippingProgress([near, offer({})], sum(2000))?.remaining).toBe(8000);
    expect(getFreeShippingProgress([near], sum(2000))?.remaining).toBe(0);
  });

  it('is absent if no standard rate in this currency is free', () => {
    const never = [offer({ amount: 500 }), offer({ speed: 'express' }), offer({ currency: 'eur' })];
    expect(getFreeShippingProgress(never, sum(50_000))).toBeNull();
  });
});

it.each([
  ['usd', 100],
  ['JPY', 1],
  ['kwd', 1000],
])('has the minor units of %s', (currency, units) => {
  expect(getMinorUnits(currency)).toBe(units);
});

const MONTH_MS = 30 * 86_400_000;

it.each([
  [MONTH_MS - 1, true],
  [MONTH_MS, false],
])('a product is new for 30 days: %i ms after it was added', (age, isNew) => {
  expect(isNewProduct(tee, Date.parse(tee.addedAt) + age)).toBe(isNew);
});
