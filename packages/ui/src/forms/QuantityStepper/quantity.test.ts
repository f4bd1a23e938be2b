import { describe, expect, test } from 'vitest';

import { toAllowedQuantity, parseQuantity } from './quantity';

test.each([
  ['12', 12],
  [' 3 ', 3],
  ['٣', 3],
  ['۱۲', 12],
  ['１２', 12],
  ['\u200f٣', 3],
  ['1,000', 1000],
  ['-2', -2],
  ['', undefined],
  ['two', undefined],
  ['2 dozen', undefined],
  ['1.5', undefined],
])('%j is read as %j', (text, value) => expect(parseQuantity(text)).toBe(value));

describe('toAllowedQuantity', () => {
  const limits = { min: 1, max: 9, step: 1 };
  test.each([
    [4, limits, 4],
    [0, limits, 1],
    [40, limits, 9],
    [7, { min: 2, max: 12, step: 2 }, 6],
    [40, { min: 2, max: 13, step: 2 }, 12],
    [5, { min: 1, max: Infinity, step: 1 }, 5],
  ])('near %d of %j is %d', (value, given, nearest) =>
    expect(toAllowedQuantity(value, given)).toBe(nearest),
  );
});
