import fc from 'fast-check';
import { expect, it } from 'vitest';

import { areEqual, compareValues } from './compare';
import { parseFieldPath, readPath, writePath } from './fieldPath';
import { decodeValue, encodeValue, fromPlain, type Value } from './value';

const name = fc.string({ minLength: 1 }).filter((text) => !/^__.*__$/.test(text));
const { value } = fc.letrec<{ value: Value; inList: Value }>((tie) => ({
  // Firestore does not support nested arrays.
  inList: tie('value').filter((each) => !Array.isArray(each)),
  value: fc.oneof(
    { depthSize: 'small' },
    fc.constant(null),
    fc.boolean(),
    fc.double(),
    fc.maxSafeInteger(),
    fc.string({ unit: 'binary' }),
    fc.date({ noInvalidDate: true }).map((date) => fromPlain(date)),
    fc.base64String().map((text): Value => ({ __type__: 'bytes', value: text })),
    fc.constant<Value>({
      __type__: 'reference',
      value: 'projects/p/databases/(default)/documents/a/b',
    }),
    fc.constant<Value>({ __type__: 'geopoint', value: '1.5,-2' }),
    fc.constant<Value>({ __type__: 'vector', value: '1,-2.5' }),
    fc.array(tie('inList'), { maxLength: 4 }),
    fc.dictionary(name, tie('value'), { maxKeys: 4, noNullPrototype: true }),
  ),
}));

it('encodes and decodes a value without changes', () => {
  fc.assert(
    fc.property(value, (before) => {
      const wire = JSON.parse(JSON.stringify(encodeValue(before)));
      const after = decodeValue(wire);
      expect(encodeValue(after)).toEqual(encodeValue(before));
      expect(areEqual(after, before)).toBe(true);
    }),
  );
});

it('decodes to plain JSON', () => {
  fc.assert(
    fc.property(value, (before) => {
      const stored = decodeValue(JSON.parse(JSON.stringify(encodeValue(before))));
      expect(JSON.parse(JSON.stringify(stored))).toEqual(stored);
    }),
  );
});

it('sorts all values consistently', () => {
  fc.assert(
    fc.property(value, value, value, (a, b, c) => {
      expect(Math.sign(compareValues(a, b))).toBe(-Math.sign(compareValues(b, a)) || 0);
      const [low, middle, high] = [a, b, c].sort(compareValues);
      expect(compareValues(low ?? null, middle ?? null)).toBeLessThanOrEqual(0);
      expect(compareValues(low ?? null, high ?? null)).toBeLessThanOrEqual(0);
    }),
  );
});

it('writes and reads a path and keeps other fields', () => {
  fc.assert(
    fc.property(fc.array(name, { minLength: 1, maxLength: 4 }), value, (path, wanted) => {
      const fields = writePath({ __other: 1 }, path, wanted);
      expect(readPath(fields, path)).toEqual(wanted);
      if (path[0] !== '__other') expect(fields['__other']).toBe(1);
    }),
  );
});

it.each([
  ['a list in a list', { arrayValue: { values: [{ arrayValue: {} }] } }],
  ['a reserved field name', { mapValue: { fields: { __type__: { stringValue: 'x' } } } }],
  ['a value without a type', {}],
])('rejects %s', (_name, wire) => {
  expect(() => decodeValue(wire)).toThrow(expect.objectContaining({ status: 'INVALID_ARGUMENT' }));
});

it('splits quoted paths', () => {
  expect(parseFieldPath('a.b')).toEqual(['a', 'b']);
  expect(parseFieldPath('a.`b.c\\`d`.e')).toEqual(['a', 'b.c`d', 'e']);
});

it.each([
  [1, { integerValue: '1' }],
  [1.5, { doubleValue: 1.5 }],
  [-0, { doubleValue: '-0' }],
  [Number.NaN, { doubleValue: 'NaN' }],
  [Infinity, { doubleValue: 'Infinity' }],
])('encodes %s as the SDK does', (plain, wire) => {
  expect(encodeValue(plain)).toEqual(wire);
});
