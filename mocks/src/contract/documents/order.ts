import {
  Bytes,
  doc,
  GeoPoint,
  limit,
  orderBy,
  setDoc,
  Timestamp,
  where,
} from 'firebase/firestore/lite';
import type { QueryConstraint } from 'firebase/firestore/lite';

import { idsWhere, rejectedWith, type DocumentCase } from './cases';

/** Values of every type. Their ids are in the order in which Firestore sorts the values. */
const mixed: Record<string, { v: unknown }> = {
  '00-null': { v: null },
  '01-false': { v: false },
  '02-true': { v: true },
  '03-nan': { v: Number.NaN },
  '04-minus-infinity': { v: -Infinity },
  '05-minus-one': { v: -1 },
  '06-zero': { v: 0 },
  '07-half': { v: 0.5 },
  '08-one': { v: 1 },
  '09-huge': { v: 2 ** 60 },
  '10-infinity': { v: Infinity },
  '11-early': { v: new Timestamp(1, 0) },
  '12-late': { v: new Timestamp(1, 1000) },
  '13-empty': { v: '' },
  '14-upper': { v: 'B' },
  '15-lower': { v: 'a' },
  '16-longer': { v: 'aa' },
  '17-accent': { v: 'é' },
  '18-high-plane-of-two': { v: '\uFF5E' },
  '19-emoji': { v: '😀' },
  '20-bytes': { v: Bytes.fromUint8Array(new Uint8Array([1])) },
  '21-more-bytes': { v: Bytes.fromUint8Array(new Uint8Array([1, 0])) },
  '22-large-byte': { v: Bytes.fromUint8Array(new Uint8Array([255])) },
  '30-place': { v: new GeoPoint(-1, 5) },
  '31-place': { v: new GeoPoint(1, -5) },
  '32-place': { v: new GeoPoint(1, 0) },
  '40-empty-list': { v: [] },
  '41-list': { v: [1] },
  '42-longer-list': { v: [1, 1] },
  '43-list-of-text': { v: ['a'] },
  '50-empty-map': { v: {} },
  '51-map': { v: { a: 1 } },
  '52-longer-map': { v: { a: 1, b: 0 } },
  '53-map': { v: { a: 2 } },
  '54-map': { v: { b: 0 } },
};

const sorted = Object.keys(mixed).sort();
const references = ['23-reference', '24-reference'];
const withReferences = [...sorted.slice(0, 23), ...references, ...sorted.slice(23)];

const mixedOrderCase = (name: string, constraints: QueryConstraint[], expected: string[]) => ({
  name,
  given: { ...mixed, missing: { other: 1 } },
  run: async (context: Parameters<DocumentCase['run']>[0]) => {
    await setDoc(context.item('23-reference'), { v: doc(context.db, 'a/b') });
    await setDoc(context.item('24-reference'), { v: doc(context.db, 'a/b/c/d') });
    return idsWhere(context, ...constraints);
  },
  expected,
});

const pairs = {
  a: { x: 1, y: 2 },
  b: { x: 1, y: 1 },
  c: { x: 2, y: 1 },
  d: { x: 2, y: 2 },
  e: { x: 1 },
  f: { x: 1, y: null },
};

const pairOrderCase = (
  name: string,
  constraints: QueryConstraint[],
  expected: string[] | { refused: string },
) => ({
  name: `order ${name}`,
  given: pairs,
  run: (context: Parameters<DocumentCase['run']>[0]) => idsWhere(context, ...constraints),
  expected,
});

/** `orderBy`. */
export const orderCases: readonly DocumentCase[] = [
  mixedOrderCase('order of all types', [orderBy('v')], withReferences),
  mixedOrderCase(
    'descending order of all types',
    [orderBy('v', 'desc')],
    [...withReferences].reverse(),
  ),
  pairOrderCase('omits documents without the field', [orderBy('y')], ['f', 'b', 'c', 'a', 'd']),
  pairOrderCase('by document ID for equal values', [orderBy('x')], ['a', 'b', 'e', 'f', 'c', 'd']),
  pairOrderCase(
    'by descending document ID for equal values',
    [orderBy('x', 'desc')],
    ['d', 'c', 'f', 'e', 'b', 'a'],
  ),
  pairOrderCase('by two fields', [orderBy('x'), orderBy('y')], ['f', 'b', 'a', 'c', 'd']),
  pairOrderCase(
    'by two fields in different directions',
    [orderBy('x', 'desc'), orderBy('y')],
    ['c', 'd', 'f', 'b', 'a'],
  ),
  pairOrderCase(
    'by the filtered field',
    [where('y', '>=', 1), orderBy('y', 'desc')],
    ['d', 'a', 'c', 'b'],
  ),
  pairOrderCase(
    'by another field than the filtered one',
    [where('x', '==', 1), orderBy('y')],
    ['f', 'b', 'a'],
  ),
  pairOrderCase('of a filter without orderBy', [where('y', '>=', 1)], ['b', 'c', 'a', 'd']),
  pairOrderCase(
    'by descending document ID with a filter',
    [where('x', '==', 1), orderBy('__name__', 'desc')],
    ['f', 'e', 'b', 'a'],
  ),
  pairOrderCase(
    'by descending document ID with a range is not supported',
    [where('__name__', '>=', 'c'), orderBy('__name__', 'desc')],
    rejectedWith('failed-precondition'),
  ),
  pairOrderCase(
    'by a field, then by descending document ID',
    [orderBy('x'), orderBy('__name__', 'desc')],
    ['f', 'e', 'b', 'a', 'd', 'c'],
  ),
  pairOrderCase(
    'by a field with an in filter',
    [where('x', 'in', [2, 1]), orderBy('y', 'desc'), limit(3)],
    ['d', 'a', 'c'],
  ),
  pairOrderCase('of a != filter', [where('y', '!=', 1)], ['a', 'd']),
  pairOrderCase(
    'by descending document ID only is not supported',
    [orderBy('__name__', 'desc')],
    rejectedWith('failed-precondition'),
  ),
];
