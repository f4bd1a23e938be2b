import type { Product } from '@gschool/domain';
import { describe, expect, it } from 'vitest';

import { productLists, ROW_LENGTH } from './productLists';

const product = (id: string, more: Partial<Product> & { stock?: number } = {}): Product => ({
  id,
  name: id,
  description: '',
  category: 'mats',
  details: [],
  pictures: [],
  variants: [
    {
      id: `${id}-1`,
      options: {},
      amount: 1000,
      compareAt: null,
      currency: 'usd',
      stock: more.stock ?? 3,
    },
  ],
  tags: [],
  addedAt: '2026-01-01T00:00:00Z',
  sizeGuide: null,
  rating: null,
  relatedIds: [],
  rank: 1,
  ...more,
});

const ids = (products: readonly Product[]) => products.map(({ id }) => id);

describe('the shop’s lists', () => {
  it('sort new products by date, newest first', () => {
    const all = [product('old'), product('new', { addedAt: '2026-05-01T00:00:00Z', stock: 0 })];
    expect(ids(productLists.newProduct(all))).toEqual(['new', 'old']);
  });

  it('rank bestsellers by rating, in stock only', () => {
    const all = [
      product('good', { rating: { average: 4.2, count: 9 } }),
      product('gone', { rating: { average: 5, count: 9 }, stock: 0 }),
      product('best', { rating: { average: 4.8, count: 2 } }),
      product('unrated'),
    ];
    expect(ids(productLists.bestseller(all))).toEqual(['best', 'good']);
  });

  it('fill bestsellers without reviews', () => {
    const all = [product('b'), product('a')];
    expect(ids(productLists.bestseller(all))).toEqual(['a', 'b']);
  });

  it('have at most one row', () => {
    const many = Array.from({ length: ROW_LENGTH + 5 }, (_, at) => product(`p${at}`, { rank: at }));
    for (const list of Object.values(productLists)) expect(list(many)).toHaveLength(ROW_LENGTH);
    expect(ids(productLists.products(many))[0]).toBe('p0');
  });
});
