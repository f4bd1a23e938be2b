import { expect, it } from 'vitest';

import { toCart, toCartDocument } from './cart';

it('reads what it writes, and leaves out invalid lines', () => {
  const lines = [
    { productId: 'tee', variantId: 'tee-m', quantity: 2 },
    { productId: 'mat', variantId: 'mat', quantity: 99 },
  ];
  const { lines: texts } = toCartDocument(lines);
  expect(texts).toEqual(['tee:tee-m:2', 'mat:mat:99']);
  const invalid = ['tee', 'a b:c:1', 'cap:cap:0', 'cap:cap:100', 'cap:cap:1.5', 7, null, {}];
  expect(toCart({ lines: [...invalid, ...texts, 'mat:mat:1'] })).toEqual(lines);
  expect([toCart(null), toCart({}), toCart({ lines: 'all' })]).toEqual([[], [], []]);
});
