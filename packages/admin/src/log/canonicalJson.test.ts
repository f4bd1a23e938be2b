import fc from 'fast-check';
import { expect, it } from 'vitest';

import { isSameJson, toCanonicalJson } from './canonicalJson';

const reverseKeys = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(reverseKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([name, field]) => [name, reverseKeys(field)]),
  );
};

it('is the same text for fields in any order, and reads as the same value', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(toCanonicalJson(reverseKeys(value))).toBe(toCanonicalJson(value));
      expect(JSON.parse(toCanonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

it('compares values, and leaves out undefined fields', () => {
  expect(isSameJson({ a: 1, b: undefined }, { a: 1 })).toBe(true);
  expect(isSameJson({ a: 1 }, { a: '1' })).toBe(false);
  expect(isSameJson([1, 2], [2, 1])).toBe(false);
  expect(isSameJson(null, undefined)).toBe(true);
});
