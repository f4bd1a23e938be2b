import { Bytes, doc, GeoPoint, setDoc, Timestamp, vector } from 'firebase/firestore/lite';

import type { DocumentContext } from './context';
import { readItem, rejectedWith, type DocumentCase } from './cases';

/** Writes a value and reads it back. */
const roundTrip = (
  name: string,
  value: unknown,
  expected: unknown = value,
  mockOnly?: string,
): DocumentCase => ({
  name: `round trip of ${name}`,
  mockOnly,
  run: async (context) => {
    await setDoc(context.item('a'), { value });
    return ((await readItem(context, 'a')) as { value: unknown }).value;
  },
  expected,
});

const rejectedWrite = (
  name: string,
  fields: (context: DocumentContext) => object,
  code: string,
): DocumentCase => ({
  name,
  run: (context) => setDoc(context.item('a'), fields(context)),
  expected: rejectedWith(code),
});

/** Values of every type, written and read back. */
export const valueCases: readonly DocumentCase[] = [
  roundTrip('a string', 'text'),
  roundTrip('an empty string', ''),
  roundTrip('a Unicode string', 'a é 漢 😀 \u0000 \n "quoted"'),
  roundTrip('true', true),
  roundTrip('null', null),
  roundTrip('an integer', 42),
  roundTrip('zero', 0),
  roundTrip('a negative number', -7),
  roundTrip('a fraction', 1.5),
  roundTrip('the largest safe number', Number.MAX_SAFE_INTEGER),
  roundTrip('an unsafe integer', 2 ** 60),
  roundTrip('a very small number', 5e-324),
  roundTrip('minus zero', -0, 'minus zero', 'the emulator loses the sign'),
  roundTrip('NaN', Number.NaN, 'NaN'),
  roundTrip('infinity', Infinity, 'Infinity'),
  roundTrip('minus infinity', -Infinity, '-Infinity'),
  roundTrip('a timestamp', new Timestamp(1_700_000_000, 123_456_000), 'time 1700000000.123456000'),
  roundTrip(
    'a timestamp truncated to microseconds',
    new Timestamp(1_700_000_000, 123_456_789),
    'time 1700000000.123456000',
  ),
  roundTrip('a timestamp before 1970', new Timestamp(-1, 500_000_000), 'time -1.500000000'),
  roundTrip('a date', new Date('2026-02-03T04:05:06.789Z'), 'time 1770091506.789000000'),
  roundTrip('bytes', Bytes.fromUint8Array(new Uint8Array([0, 127, 255])), 'bytes AH//'),
  roundTrip('empty bytes', Bytes.fromUint8Array(new Uint8Array()), 'bytes '),
  roundTrip('a geopoint', new GeoPoint(38.7, -9.1), 'place 38.7,-9.1'),
  roundTrip('a geopoint at zero', new GeoPoint(0, 0), 'place 0,0'),
  roundTrip('an empty array', []),
  roundTrip('an array of maps', [{ a: 1 }, { a: [2] }]),
  roundTrip('an empty map', {}),
  roundTrip('nested maps', { a: { b: { c: { d: [null, { e: '' }] } } } }),
  roundTrip('special field names', { 'a.b': 1, 'a`b': 2, 'a\\b': 3, ' ': 4, '0': 5, ü: 6 }),
  {
    name: 'round trip of a reference',
    run: async (context) => {
      await setDoc(context.item('a'), { value: doc(context.db, 'videos/sunrise') });
      return readItem(context, 'a');
    },
    expected: { value: 'document videos/sunrise' },
  },
  {
    name: 'round trip of a vector',
    run: async (context) => {
      await setDoc(context.item('a'), { value: vector([1, 2.5]) });
      const { value } = (await readItem(context, 'a')) as { value: { toArray(): number[] } };
      return value.toArray();
    },
    expected: [1, 2.5],
  },
  rejectedWrite('a nested array is rejected', () => ({ value: [[1]] }), 'invalid-argument'),
  rejectedWrite('a function is rejected', () => ({ value: () => 1 }), 'invalid-argument'),
  rejectedWrite('a reserved field name is rejected', () => ({ __name__: 1 }), 'invalid-argument'),
  rejectedWrite('an empty field name is rejected', () => ({ '': 1 }), 'invalid-argument'),
  rejectedWrite(
    'a document beyond one mebibyte is rejected',
    () => ({ value: 'x'.repeat(1_048_577) }),
    'failed-precondition',
  ),
];
