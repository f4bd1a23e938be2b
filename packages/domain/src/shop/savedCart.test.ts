import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  emptySavedCart,
  isSameSavedCart,
  mergeSavedCarts,
  parseSavedCart,
  type SavedCart,
} from './savedCart';

const wishing = (...wishlist: readonly string[]): SavedCart => ({ lines: [], wishlist });
const ids = fc.uniqueArray(fc.constantFrom('tee', 'mat', 'mug', 'cap', 'bag'));

describe('the wishlist on several devices', () => {
  it.each([
    ['the first merge: all of both', null, ['tee'], ['mat'], ['tee', 'mat']],
    ['nothing changed here', ['tee'], ['tee'], ['mat', 'tee'], ['mat', 'tee']],
    ['added here', ['tee'], ['mug', 'tee'], ['mat', 'tee'], ['mug', 'mat', 'tee']],
    ['removed here', ['tee', 'mat'], ['mat'], ['tee', 'mat'], ['mat']],
    ['removed elsewhere', ['tee', 'mat'], ['tee', 'mat'], ['mat'], ['mat']],
  ])('%s', (_, base, local, stored, expected) => {
    const merged = mergeSavedCarts(base && wishing(...base), wishing(...local), wishing(...stored));
    expect(merged.wishlist).toEqual(expected);
  });

  it('contains each product once, and changes nothing when it is merged again', () => {
    fc.assert(
      fc.property(fc.option(ids), ids, ids, (base, local, stored) => {
        const [mine, server] = [wishing(...local), wishing(...stored)];
        const merged = mergeSavedCarts(base && wishing(...base), mine, server);
        expect(new Set(merged.wishlist).size).toBe(merged.wishlist.length);
        expect(isSameSavedCart(mergeSavedCarts(merged, merged, merged), merged)).toBe(true);
        expect(isSameSavedCart(mergeSavedCarts(null, merged, merged), merged)).toBe(true);
      }),
    );
  });

  it('has a limit', () => {
    const many = (prefix: string) =>
      wishing(...Array.from({ length: 200 }, (_, n) => `${prefix}${n}`));
    expect(mergeSavedCarts(null, many('a'), many('b')).wishlist).toHaveLength(200);
  });
});

it('parses what a browser stores, whatever it is', () => {
  const cart = {
    lines: [{ productId: 'tee', variantId: 'm', quantity: 2 }],
    wishlist: ['mug'],
  };
  expect(parseSavedCart(JSON.parse(JSON.stringify(cart)))).toEqual(cart);
  expect(parseSavedCart({ lines: 7, wishlist: [7] })).toEqual(emptySavedCart);
  for (const nothing of [null, 'all', 7, []]) expect(parseSavedCart(nothing)).toBeNull();
});
