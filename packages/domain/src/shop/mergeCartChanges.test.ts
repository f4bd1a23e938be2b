import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { isSameCart, mergeCartChanges } from './mergeCartChanges';
import type { CartLine } from './types';

const cart = (quantities: Readonly<Record<string, number>>): readonly CartLine[] =>
  Object.entries(quantities).map(([id, quantity]) => ({ productId: id, variantId: id, quantity }));

describe('the member’s cart on several devices', () => {
  it.each([
    [
      'the first merge: the larger quantity',
      null,
      { tee: 2, mug: 1 },
      { tee: 3 },
      { tee: 3, mug: 1 },
    ],
    ['nothing changed here', { tee: 1 }, { tee: 1 }, { tee: 4, mat: 1 }, { tee: 4, mat: 1 }],
    ['changed here', { tee: 1 }, { tee: 2 }, { tee: 1, mat: 1 }, { tee: 2, mat: 1 }],
    ['changed on both: this device is later', { tee: 1 }, { tee: 2 }, { tee: 5 }, { tee: 2 }],
    ['removed here', { tee: 1, mat: 1 }, { mat: 1 }, { tee: 1, mat: 1 }, { mat: 1 }],
    ['removed elsewhere', { tee: 1, mat: 1 }, { tee: 1, mat: 1 }, { mat: 1 }, { mat: 1 }],
    ['removed elsewhere, changed here', { tee: 1 }, { tee: 2 }, {}, { tee: 2 }],
    ['ordered here', { tee: 1 }, {}, { tee: 1 }, {}],
  ])('%s', (_, base, local, stored, expected) => {
    const merged = mergeCartChanges(base && cart(base), cart(local), cart(stored));
    expect(merged).toEqual(cart(expected));
  });

  it('changes nothing when it is merged again', () => {
    const any = fc
      .dictionary(fc.constantFrom('tee', 'mat', 'mug', 'cap'), fc.integer({ min: 1, max: 99 }))
      .map(cart);
    fc.assert(
      fc.property(fc.option(any), any, any, (base, local, stored) => {
        const merged = mergeCartChanges(base, local, stored);
        expect(isSameCart(mergeCartChanges(merged, merged, merged), merged)).toBe(true);
        // A second sign-in on the same device does not double anything.
        expect(isSameCart(mergeCartChanges(null, merged, merged), merged)).toBe(true);
      }),
    );
  });

  it('has at most 19 lines', () => {
    const lines = (prefix: string) =>
      cart(Object.fromEntries(Array.from({ length: 19 }, (_, n) => [`${prefix}${n}`, 1])));
    expect(mergeCartChanges([], lines('a'), lines('b'))).toHaveLength(19);
    expect(mergeCartChanges(null, lines('a'), lines('b'))).toHaveLength(19);
  });
});
