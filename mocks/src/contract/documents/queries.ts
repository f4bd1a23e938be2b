import {
  and,
  Bytes,
  collectionGroup,
  doc,
  documentId,
  FieldPath,
  GeoPoint,
  limit,
  limitToLast,
  or,
  orderBy,
  query,
  setDoc,
  Timestamp,
  where,
  type QueryConstraint,
} from 'firebase/firestore/lite';
import type { Bed } from './bed';
import { idsOf, idsWhere, refused, type DocumentCase } from './cases';

const classes = {
  a: { size: 3, tags: ['a', 'all'], name: 'A', map: { level: 2 } },
  b: { size: 1, tags: ['b', 'all'], name: 'B', map: { level: 1 } },
  c: { size: 2, tags: ['c', 'all'], name: 'C', map: { level: 2 } },
  d: { size: 2, tags: ['d', 'all'], name: 'D' },
  e: { size: 5, tags: [], name: 'E', odd: null },
  f: { size: null, tags: 'all', name: 'F' },
  g: { size: Number.NaN, name: 'G' },
  h: { size: '2', name: 'H', 'dotted.name': 1 },
  i: { name: 'I' },
};

const asked = (
  name: string,
  constraints: (bed: Bed) => QueryConstraint[],
  expected: string[] | { refused: string },
): DocumentCase => ({
  name: `where ${name}`,
  given: classes,
  run: (bed) => idsWhere(bed, ...constraints(bed)),
  expected,
});

const kinds = {
  date: { v: new Timestamp(10, 0) },
  later: { v: new Timestamp(10, 1000) },
  bytes: { v: Bytes.fromUint8Array(new Uint8Array([1, 2])) },
  place: { v: new GeoPoint(1, 2) },
  yes: { v: true },
  no: { v: false },
  map: { v: { a: 1 } },
  list: { v: [1, 2] },
};

const ofKind = (name: string, constraint: () => QueryConstraint, expected: string[]) => ({
  name: `where ${name}`,
  given: kinds,
  run: (bed: Bed) => idsWhere(bed, constraint()),
  expected,
});

/** `:runQuery` with every operator. */
export const queries: readonly DocumentCase[] = [
  asked('a number equals', () => [where('size', '==', 2)], ['c', 'd']),
  asked('a text equals', () => [where('size', '==', '2')], ['h']),
  asked('nothing equals nothing', () => [where('size', '==', null)], ['f']),
  asked('NaN equals NaN', () => [where('size', '==', Number.NaN)], ['g']),
  asked('a field differs', () => [where('size', '!=', 2)], ['g', 'b', 'a', 'e', 'h']),
  asked('a field is not nothing', () => [where('size', '!=', null)], [
    'g',
    'b',
    'c',
    'd',
    'a',
    'e',
    'h',
  ]),
  asked('a field is not NaN', () => [where('size', '!=', Number.NaN)], [
    'b',
    'c',
    'd',
    'a',
    'e',
    'h',
  ]),
  asked('less', () => [where('size', '<', 3)], ['b', 'c', 'd']),
  asked('at most', () => [where('size', '<=', 2)], ['b', 'c', 'd']),
  asked('more', () => [where('size', '>', 2)], ['a', 'e']),
  asked('at least', () => [where('size', '>=', 2)], ['c', 'd', 'a', 'e']),
  asked('a comparison stays within its type', () => [where('size', '>=', '')], ['h']),
  asked('a comparison with NaN', () => [where('size', '>=', Number.NaN)], []),
  asked('between', () => [where('size', '>', 1), where('size', '<', 5)], ['c', 'd', 'a']),
  asked('one of', () => [where('name', 'in', ['E', 'A', 'Z'])], ['a', 'e']),
  asked('one of mixed types', () => [where('size', 'in', [2, '2'])], ['c', 'd', 'h']),
  asked('none of', () => [where('name', 'not-in', ['A', 'B', 'C'])], [
    'd',
    'e',
    'f',
    'g',
    'h',
    'i',
  ]),
  asked('none of leaves out nothing and missing', () => [where('size', 'not-in', [2, 3])], [
    'g',
    'b',
    'e',
    'h',
  ]),
  asked('none of with nothing in it', () => [where('size', 'not-in', [2, null])], []),
  asked('a list contains', () => [where('tags', 'array-contains', 'c')], ['c']),
  asked('a list contains one of', () => [where('tags', 'array-contains-any', ['c', 'd'])], [
    'c',
    'd',
  ]),
  asked('a list equals', () => [where('tags', '==', ['a', 'all'])], ['a']),
  asked('a map equals', () => [where('map', '==', { level: 2 })], ['a', 'c']),
  asked('a field in a map', () => [where('map.level', '==', 2)], ['a', 'c']),
  asked('two fields', () => [where('size', '==', 2), where('name', '==', 'D')], ['d']),
  asked(
    'a list contains and a field is more',
    () => [where('tags', 'array-contains', 'all'), where('size', '>', 2)],
    ['a'],
  ),
  asked('two inequalities on two fields', () => [where('size', '>', 1), where('name', '>', 'A')], [
    'c',
    'd',
    'e',
  ]),
  asked('ids from one on', () => [where(documentId(), '>=', 'g')], ['g', 'h', 'i']),
  asked('the first two', () => [orderBy('name'), limit(2)], ['a', 'b']),
  asked('the last two, in order', () => [orderBy('name'), limitToLast(2)], ['h', 'i']),
  asked(
    'none of eleven is too much',
    () => [
      where(
        'name',
        'not-in',
        Array.from({ length: 11 }, (_, i) => `${i}`),
      ),
    ],
    refused('failed-precondition'),
  ),
  asked(
    'one of thirty-one is too much',
    () => [
      where(
        'name',
        'in',
        Array.from({ length: 31 }, (_, i) => `${i}`),
      ),
    ],
    refused('failed-precondition'),
  ),
  {
    name: 'where either holds',
    given: classes,
    run: ({ things }) => idsOf(query(things, or(where('size', '==', 5), where('name', '==', 'B')))),
    expected: ['b', 'e'],
  },
  {
    name: 'where either of two pairs holds',
    given: classes,
    run: ({ things }) =>
      idsOf(
        query(
          things,
          or(
            and(where('size', '==', 2), where('name', '==', 'C')),
            and(where('size', '==', 3), where('name', '==', 'A')),
          ),
        ),
      ),
    expected: ['a', 'c'],
  },
  {
    name: 'where a field with a dotted name',
    given: classes,
    run: ({ things }) => {
      return idsOf(query(things, where(new FieldPath('dotted.name'), '==', 1)));
    },
    expected: ['h'],
  },
  {
    name: 'where a reference equals',
    given: classes,
    run: async (bed) => {
      await setDoc(bed.thing('z'), { to: bed.thing('a') });
      return idsWhere(bed, where('to', '==', bed.thing('a')));
    },
    expected: ['z'],
  },
  {
    name: 'where a collection has this name anywhere',
    run: async (bed) => {
      const group = `group-${bed.id}`;
      await setDoc(doc(bed.db, `${bed.root}/${group}/one`), { n: 1 });
      await setDoc(doc(bed.db, `${bed.root}/other/x/${group}/two`), { n: 1 });
      return idsOf(query(collectionGroup(bed.db, group), where('n', '==', 1)));
    },
    expected: ['one', 'two'],
  },
  ofKind('an instant equals', () => where('v', '==', new Timestamp(10, 0)), ['date']),
  ofKind('an instant is later', () => where('v', '>', new Timestamp(10, 0)), ['later']),
  ofKind('bytes equal', () => where('v', '==', Bytes.fromUint8Array(new Uint8Array([1, 2]))), [
    'bytes',
  ]),
  ofKind('a place equals', () => where('v', '==', new GeoPoint(1, 2)), ['place']),
  ofKind('true equals', () => where('v', '==', true), ['yes']),
  ofKind('false is less than true', () => where('v', '<', true), ['no']),
  ofKind('a list is more than a shorter one', () => where('v', '>', [1]), ['list']),
  ofKind('a map is at least another', () => where('v', '>=', { a: 1 }), ['map']),
];
