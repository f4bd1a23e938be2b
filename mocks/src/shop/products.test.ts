import { priceCart, getCartTotals, categoryIds, localize, type Product } from '@gschool/domain';
import { expect, it } from 'vitest';

import {
  toProduct,
  toVariant,
  type SortableVariant,
} from '../../../packages/data/src/mappers/shop';
import { initialCart } from './initialCart';
import { productDocuments, repeatProducts } from './products';
import { orderDocuments } from './orders';

const now = Date.UTC(2026, 5, 1);
const documents = productDocuments(now);
const at = (pattern: RegExp) => documents.filter(({ path }) => pattern.test(path));
const idOf = (path: string): string => path.split('/').at(-1) ?? '';

const products: readonly Product[] = at(/^products\/[^/]+$/).map(({ path, data }) => {
  const prices = at(new RegExp(`^${path}/prices/`)).map((price) =>
    toVariant(price.data, idOf(price.path)),
  );
  const product = toProduct(data, idOf(path), prices as readonly SortableVariant[]);
  if (!product) throw new Error(`${path} is not a product`);
  return product;
});

it('has 24 products in six categories, with prices, stock and sales that the shop can parse', () => {
  expect(products).toHaveLength(24);
  for (const id of categoryIds) {
    expect(products.filter(({ category }) => category === id)).toHaveLength(4);
  }
  const variants = products.flatMap((product) => product.variants);
  expect(new Set(variants.map(({ id }) => id)).size).toBe(variants.length);
  expect(
    variants.every(({ id, currency }) => /^[a-z0-9-]{1,80}$/.test(id) && currency === 'usd'),
  ).toBe(true);
  expect(variants.some(({ stock }) => stock === 0)).toBe(true);
  expect(variants.filter(({ compareAt }) => compareAt !== null).length).toBeGreaterThan(5);
  expect(new Set(products.map(({ rank }) => rank)).size).toBe(24);
});

it('has no unknown ids', () => {
  const ids = products.map(({ id }) => id);
  for (const { id, relatedIds, pictures } of products) {
    expect(relatedIds.filter((other) => !ids.includes(other) || other === id)).toEqual([]);
    expect(pictures.length).toBeGreaterThan(0);
  }
  const prices = products.flatMap(({ variants }) => variants.map((variant) => variant.id));
  const ordered = orderDocuments(now).flatMap(
    ({ data }) => (data as { lines?: { productId: string; priceId: string }[] }).lines ?? [],
  );
  const orderedProducts = ordered.filter(({ productId }) => productId !== 'delivery');
  expect(orderedProducts.filter(({ priceId }) => !prices.includes(priceId))).toEqual([]);
});

it('has every product in Arabic, within the metadata limits of Stripe', () => {
  for (const product of products) {
    const arabic = localize(product, 'ar');
    for (const field of ['name', 'description', 'details']) {
      expect([product.id, arabic.lang?.[field]]).toEqual([product.id, undefined]);
    }
    expect(arabic.details).toHaveLength(product.details.length);
    for (const text of [arabic.name, arabic.description, ...arabic.details]) {
      expect(text).toMatch(/\p{Script=Arabic}/u);
    }
  }
  const names = products.map((product) => localize(product, 'ar').name);
  expect(new Set(names).size).toBe(products.length);
  // Stripe allows 50 entries, with 40 characters for a key and 500 for a value.
  for (const { data } of at(/^products\/[^/]+$/)) {
    const { metadata } = data as { metadata: Record<string, string> };
    expect(Object.keys(metadata).length).toBeLessThanOrEqual(50);
    for (const [key, value] of Object.entries(metadata)) {
      expect(key.length).toBeLessThanOrEqual(40);
      expect([key, value.length <= 500]).toEqual([key, true]);
    }
  }
});

it('has ratings that match the reviews', () => {
  for (const { id, rating } of products) {
    const reviews = at(new RegExp(`^products/${id}/reviews/`)).map(
      ({ data }) => data as { rating: number },
    );
    const mean = reviews.reduce((sum, review) => sum + review.rating, 0) / reviews.length;
    if (reviews.length === 0) expect(rating).toBeNull();
    else expect(rating).toEqual({ average: Number(mean.toFixed(1)), count: reviews.length });
  }
});

it('starts with a cart of three items for $49.00', () => {
  const lines = priceCart(initialCart, products);
  expect(lines.map(({ notice }) => notice?.kind).filter((kind) => kind === 'gone')).toEqual([]);
  expect(getCartTotals(lines)).toMatchObject({
    count: 3,
    subtotal: { amount: 4900, currency: 'usd' },
  });
});

it('repeats products with unique ids', () => {
  const ids = repeatProducts(192).map(({ id }) => id);
  expect(new Set(ids).size).toBe(192);
});
