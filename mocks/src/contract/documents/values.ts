import { Bytes, doc, GeoPoint, setDoc, Timestamp, vector } from 'firebase/firestore/lite';
import type { DocumentContext } from './context';
import { readItem, rejectedWith, type DocumentCase } from './cases';

/** Writes a value and reads it again. */
const roundTrip = (
  name: string,
  value: unknown,
  expected: unknown = value,
  mockOnly?: string,
): DocumentCase => ({
  name: `${name} comes back`,
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

/** Values of every type, written and read again. */
export const valueCases: readonly DocumentCase[] = [
  roundTrip('a text', 'text'),
  roundTrip('an empty text', ''),
  roundTrip('a text of many scripts', 'a é 漢 😀 \u0000 \n "quoted"'),
  roundTrip('true', true),
  roundTrip('nothing', null),
  roundTrip('a whole number', 42),
  roundTrip('zero', 0),
  roundTrip('a negative number', -7),
  roundTrip('a fraction', 1.5),
  roundTrip('the largest safe number', Number.MAX_SAFE_INTEGER),
  roundTrip('a number beyond the safe ones', 2 ** 60),
  roundTrip('a very small number', 5e-324),
  roundTrip('minus zero', -0, 'minus zero', 'the emulator loses the sign'),
  roundTrip('NaN', Number.NaN, 'NaN'),
  roundTrip('infinity', Infinity, 'Infinity'),
  roundTrip('minus infinity', -Infinity, '-Infinity'),
  roundTrip('an instant', new Timestamp(1_700_000_000, 123_456_000), 'time 1700000000.123456000'),
  roundTrip(
    'an instant cut to microseconds',
    new Timestamp(1_700_000_000, 123_456_789),
    'time 1700000000.123456000',
  ),
  roundTrip('an instant before 1970', new Timestamp(-1, 500_000_000), 'time -1.500000000'),
  roundTrip('a date', new Date('2026-02-03T04:05:06.789Z'), 'time 1770091506.789000000'),
  roundTrip('bytes', Bytes.fromUint8Array(new Uint8Array([0, 127, 255])), 'bytes AH//'),
  roundTrip('no bytes', Bytes.fromUint8Array(new Uint8Array()), 'bytes '),
  roundTrip('a place', new GeoPoint(38.7, -9.1), 'place 38.7,-9.1'),
  roundTrip('the place at zero', new GeoPoint(0, 0), 'place 0,0'),
  roundTrip('an empty list', []),
  roundTrip('a list of maps', [{ a: 1 }, { a: [2] }]),
  roundTrip('an empty map', {}),
  roundTrip('maps in maps', { a: { b: { c: { d: [null, { e: '' }] } } } }),
  roundTrip('odd names of fields', { 'a.b': 1, 'a`b': 2, 'a\\b': 3, ' ': 4, '0': 5, ü: 6 }),
  {
    name: 'a reference comes back',
    run: async (context) => {
      await setDoc(context.item('a'), { value: doc(context.db, 'videos/sunrise') });
      return readItem(context, 'a');
    },
    expected: { value: 'document videos/sunrise' },
  },
  {
    name: 'a vector comes back',
    run: async (context) => {
      await setDoc(context.item('a'), { value: vector([1, 2.5]) });
      const { value } = (await readItem(context, 'a')) as { value: { toArray(): number[] } };
      return value.toArray();
    },
    expected: [1, 2.5],
  },
  rejectedWrite('a list in a list is refused', () => ({ value: [[1]] }), 'invalid-argument'),
  rejectedWrite('a function is refused', () => ({ value: () => 1 }), 'invalid-argument'),
  rejectedWrite(
    'a reserved name of a field is refused',
    () => ({ __name__: 1 }),
    'invalid-argument',
  ),
  rejectedWrite('an empty name of a field is refused', () => ({ '': 1 }), 'invalid-argument'),
  rejectedWrite(
    'a document beyond one mebibyte is refused',
    () => ({ value: 'x'.repeat(1_048_577) }),
    'failed-precondition',
  ),
];
