import { expect, it } from 'vitest';
import { emptySavedCart } from '@gschool/domain';

import { toCartDocument, toSavedCart } from './cart';

it('reads what it writes, and leaves out invalid lines and ids', () => {
  const lines = [
    { productId: 'tee', variantId: 'tee-m', quantity: 2 },
    { productId: 'mat', variantId: 'mat', quantity: 99 },
  ];
  const document = toCartDocument({ lines, wishlist: ['mug'] });
  expect(document).toEqual({ lines: ['tee:tee-m:2', 'mat:mat:99'], wishlist: ['mug'] });
  const invalid = ['tee', 'a b:c:1', 'cap:cap:0', 'cap:cap:100', 'cap:cap:1.5', 7, null, {}];
  const stored = {
    lines: [...invalid, ...document.lines, 'mat:mat:1'],
    wishlist: ['mug', 'a b', '', 7, 'mug'],
  };
  expect(toSavedCart(stored)).toEqual({ lines, wishlist: ['mug'] });
  for (const nothing of [null, {}, { lines: 'all', wishlist: 'all' }])
    expect(toSavedCart(nothing)).toEqual(emptySavedCart);
});
