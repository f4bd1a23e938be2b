import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { parseFilters, formatFilterQuery } from './filterQuery';
import {
  getShopFacets,
  filterProducts,
  emptyFilters,
  countActiveFilters,
  type ShopFilters,
} from './filters';
import { getOptionValues, getPriceSummary, findVariant } from './products';
import { searchProducts } from './search';
import { shopSorts, sortProducts } from './sort';
import { createSampleProduct, createSampleVariant } from '../testing/products';
import { categoryIds } from './types';

const tee = createSampleProduct(
  'tee',
  [
    createSampleVariant('tee-s-ink', {
      options: { size: 'S', colour: 'Ink' },
      amount: 2400,
      stock: 0,
    }),
    createSampleVariant('tee-m-oat', {
      options: { size: 'M', colour: 'Oat' },
      amount: 2600,
      compareAt: 3000,
    }),
  ],
  { name: 'Studio tee', tags: ['shirt'], rank: 2 },
);
const mat = createSampleProduct('mat', [createSampleVariant('mat', { amount: 6800 })], {
  name: 'Cork mat',
  category: 'mats',
  description: 'A shirt is not enough.',
});
const shoe = createSampleProduct(
  'shoe',
  [createSampleVariant('shoe', { options: { size: '39' }, stock: 0 })],
  {
    name: 'Café shoe',
    category: 'shoes',
  },
);
const products = [tee, mat, shoe];
const ids = (changes: Partial<ShopFilters>) =>
  filterProducts(products, { ...emptyFilters, ...changes }).map(({ id }) => id);

describe('the list of products', () => {
  it('applies all filters to one variant', () => {
    expect(ids({ sizes: ['S'], colors: ['Oat'] })).toEqual([]);
    expect(ids({ sizes: ['S'], colors: ['Ink'] })).toEqual(['tee']);
    expect(ids({ sizes: ['S'], isInStock: true })).toEqual([]);
    expect(ids({ isOnSale: true })).toEqual(['tee']);
    expect(ids({ priceFrom: 2500, priceTo: 6800 })).toEqual(['mat', 'tee']);
    expect(ids({ categories: ['mats', 'shoes'] })).toEqual(['mat', 'shoe']);
  });

  it('puts sold-out products last in every order', () => {
    for (const sort of shopSorts) expect(sortProducts(products, sort).at(-1)?.id).toBe('shoe');
    expect(ids({ sort: 'price-down' })).toEqual(['mat', 'tee', 'shoe']);
    expect(ids({ sort: 'price-up' })).toEqual(['tee', 'mat', 'shoe']);
  });

  it('finds by the beginning of words, without accents, names first', () => {
    const found = (query: string) => searchProducts(products, query).map(({ id }) => id);
    expect(found('SHIRT')).toEqual(['tee', 'mat']);
    expect(found('cafe sh')).toEqual(['shoe']);
    expect(found('oat')).toEqual(['tee']);
    expect(found('cork tee')).toEqual([]);
    expect(found('  ')).toHaveLength(3);
  });

  it('puts sold-out products last among equal search results', () => {
    const gone = createSampleProduct('gone', [createSampleVariant('gone', { stock: 0 })], {
      name: 'Cork block',
    });
    const found = (query: string) => searchProducts([gone, mat], query).map(({ id }) => id);
    expect(found('cork')).toEqual(['mat', 'gone']);
    const shirt = { ...gone, name: 'Shirt' };
    expect(searchProducts([mat, shirt], 'shirt').map(({ id }) => id)).toEqual(['gone', 'mat']);
  });

  it('counts its filters, one for a price range and one for the search', () => {
    expect(countActiveFilters(emptyFilters)).toBe(0);
    expect(countActiveFilters({ ...emptyFilters, sort: 'name', page: 3 })).toBe(0);
    const some = { query: 'mat', sizes: ['S', 'M'], priceFrom: 1, priceTo: 2, isOnSale: true };
    expect(countActiveFilters({ ...emptyFilters, ...some })).toBe(5);
  });

  it('counts for each value what selecting it shows', () => {
    const facets = getShopFacets(products, { ...emptyFilters, categories: ['wear'] });
    expect(facets.categories.map(({ value, count }) => [value, count])).toEqual([
      ['mats', 1],
      ['wear', 1],
      ['shoes', 1],
    ]);
    expect(facets.sizes.map(({ value }) => value)).toEqual(['S', 'M']);
    const chosen = getShopFacets(products, { ...emptyFilters, sizes: ['39'], isInStock: true });
    expect(chosen.sizes.find(({ value }) => value === '39')).toEqual({
      value: '39',
      count: 0,
      isSelected: true,
    });
    expect(getShopFacets([], emptyFilters).price).toBeNull();
  });

  it('summarizes prices, and finds which values are available together', () => {
    expect(getPriceSummary(tee)).toMatchObject({
      amount: 2600,
      hasSeveralPrices: false,
      isOnSale: true,
    });
    expect(getPriceSummary(shoe)).toMatchObject({ amount: 1000, isSoldOut: true });
    expect(getOptionValues(tee, 'size', { colour: 'Oat' })).toEqual([
      { value: 'S', isAvailable: false },
      { value: 'M', isAvailable: true },
    ]);
    expect(findVariant(tee, { size: 'M' })).toBeNull();
    expect(findVariant(tee, { size: 'M', colour: 'Oat' })?.id).toBe('tee-m-oat');
  });
});

describe('filters in a URL', () => {
  const word = fc
    .stringMatching(/^[\p{L}\p{N}&=+%#'–×. -]{1,20}$/u)
    .filter((text) => text.trim() === text && text !== '');
  const amount = fc.option(fc.nat(100_000));
  const filters: fc.Arbitrary<ShopFilters> = fc
    .record({
      query: word,
      categories: fc.subarray([...categoryIds]),
      sizes: fc.uniqueArray(word, { maxLength: 4 }),
      colors: fc.uniqueArray(word, { maxLength: 4 }),
      priceFrom: amount,
      priceTo: amount,
      isInStock: fc.boolean(),
      isOnSale: fc.boolean(),
      sort: fc.constantFrom(...shopSorts),
      page: fc.integer({ min: 1, max: 500 }),
    })
    .filter(
      ({ priceFrom, priceTo }) => priceFrom === null || priceTo === null || priceFrom <= priceTo,
    );

  it('are the same after formatting and parsing', () => {
    fc.assert(
      fc.property(filters, (one) => {
        expect(parseFilters(new URLSearchParams(formatFilterQuery(one)))).toEqual(one);
      }),
    );
    expect(formatFilterQuery(emptyFilters)).toBe('');
  });

  it('are parsed from any text', () => {
    const name = fc.constantFrom(
      ...['q', 'category', 'size', 'colour', 'from', 'to', 'stock', 'sale', 'sort', 'page'],
    );
    const text = fc.oneof(fc.string({ maxLength: 100 }), fc.integer().map(String), word);
    fc.assert(
      fc.property(fc.array(fc.tuple(name, text), { maxLength: 12 }), (params) => {
        const once = parseFilters(new URLSearchParams(params));
        expect(parseFilters(new URLSearchParams(formatFilterQuery(once)))).toEqual(once);
      }),
    );
    const asked = new URLSearchParams('category=wear,hats&from=900&to=100&sort=up&page=0&stock=1');
    expect(parseFilters(asked)).toEqual({
      ...emptyFilters,
      categories: ['wear'],
      priceFrom: 100,
      priceTo: 900,
    });
  });
});
