import fc from 'fast-check';
import { Bytes, GeoPoint, Timestamp } from 'firebase/firestore/lite';
import { describe, expect, it } from 'vitest';

import { toJsonValue } from './toJsonValue';

class Reference {
  path = 'products/p1';
  id = 'p1';
}

describe('toJsonValue', () => {
  it.each([
    ['an instant', Timestamp.fromMillis(1_000), '1970-01-01T00:00:01.000Z'],
    ['a date', new Date(0), '1970-01-01T00:00:00.000Z'],
    ['a reference', new Reference(), 'products/p1'],
    ['a point', new GeoPoint(1, 2), { latitude: 1, longitude: 2 }],
    ['bytes', Bytes.fromBase64String('AQI='), 'AQI='],
    ['no number', Number.NaN, 'NaN'],
    ['too large a number', Infinity, 'Infinity'],
    ['nothing', undefined, null],
    ['a map named like a class', { path: 'a', toDate: 1 }, { path: 'a', toDate: 1 }],
  ])('%s', (_, value, expected) =>
    expect(toJsonValue({ list: [value] })).toEqual({ list: [expected] }),
  );

  it('keeps a field named __proto__ as a field', () => {
    const value = toJsonValue(JSON.parse('{"__proto__": {"a": 1}, "constructor": 2}'));
    expect(JSON.stringify(value)).toBe('{"__proto__":{"a":1},"constructor":2}');
  });

  it('does not change values that JSON supports', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(JSON.stringify(toJsonValue(value))).toBe(JSON.stringify(value));
      }),
    );
  });
});
