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

import type { DocumentContext } from './context';
import { idsOf, idsWhere, rejectedWith, type DocumentCase } from './cases';

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

const queryCase = (
  name: string,
  constraints: (context: DocumentContext) => QueryConstraint[],
  expected: string[] | { refused: string },
): DocumentCase => ({
  name: `where ${name}`,
  given: classes,
  run: (context) => idsWhere(context, ...constraints(context)),
  expected,
});

const valueTypes = {
  date: { v: new Timestamp(10, 0) },
  later: { v: new Timestamp(10, 1000) },
  bytes: { v: Bytes.fromUint8Array(new Uint8Array([1, 2])) },
  place: { v: new GeoPoint(1, 2) },
  yes: { v: true },
  no: { v: false },
  map: { v: { a: 1 } },
  list: { v: [1, 2] },
};

const typeCase = (name: string, constraint: () => QueryConstraint, expected: string[]) => ({
  name: `where ${name}`,
  given: valueTypes,
  run: (context: DocumentContext) => idsWhere(context, constraint()),
  expected,
});

/** `:runQuery` with every operator. */
export const queryCases: readonly DocumentCase[] = [
  queryCase('== a number', () => [where('size', '==', 2)], ['c', 'd']),
  queryCase('== a string', () => [where('size', '==', '2')], ['h']),
  queryCase('== null', () => [where('size', '==', null)], ['f']),
  queryCase('== NaN', () => [where('size', '==', Number.NaN)], ['g']),
  queryCase('!= a number', () => [where('size', '!=', 2)], ['g', 'b', 'a', 'e', 'h']),
  queryCase('!= null', () => [where('size', '!=', null)], ['g', 'b', 'c', 'd', 'a', 'e', 'h']),
  queryCase('!= NaN', () => [where('size', '!=', Number.NaN)], ['b', 'c', 'd', 'a', 'e', 'h']),
  queryCase('<', () => [where('size', '<', 3)], ['b', 'c', 'd']),
  queryCase('<=', () => [where('size', '<=', 2)], ['b', 'c', 'd']),
  queryCase('>', () => [where('size', '>', 2)], ['a', 'e']),
  queryCase('>=', () => [where('size', '>=', 2)], ['c', 'd', 'a', 'e']),
  queryCase('>= compares one type only', () => [where('size', '>=', '')], ['h']),
  queryCase(
    '>= NaN, which the SDK refuses',
    () => [where('size', '>=', Number.NaN)],
    rejectedWith("Error: Invalid query. You can only perform '==' and '!=' comparisons on NaN."),
  ),
  queryCase('a range', () => [where('size', '>', 1), where('size', '<', 5)], ['c', 'd', 'a']),
  queryCase('in', () => [where('name', 'in', ['E', 'A', 'Z'])], ['a', 'e']),
  queryCase('in with different types', () => [where('size', 'in', [2, '2'])], ['c', 'd', 'h']),
  queryCase('not-in', () => [where('name', 'not-in', ['A', 'B', 'C'])], [
    'd',
    'e',
    'f',
    'g',
    'h',
    'i',
  ]),
  queryCase('not-in omits null and missing fields', () => [where('size', 'not-in', [2, 3])], [
    'g',
    'b',
    'e',
    'h',
  ]),
  queryCase('not-in with null', () => [where('size', 'not-in', [2, null])], []),
  queryCase('array-contains', () => [where('tags', 'array-contains', 'c')], ['c']),
  queryCase('array-contains-any', () => [where('tags', 'array-contains-any', ['c', 'd'])], [
    'c',
    'd',
  ]),
  queryCase('== an array', () => [where('tags', '==', ['a', 'all'])], ['a']),
  queryCase('== a map', () => [where('map', '==', { level: 2 })], ['a', 'c']),
  queryCase('== in a nested field', () => [where('map.level', '==', 2)], ['a', 'c']),
  queryCase('two fields', () => [where('size', '==', 2), where('name', '==', 'D')], ['d']),
  queryCase(
    'array-contains and >',
    () => [where('tags', 'array-contains', 'all'), where('size', '>', 2)],
    ['a'],
  ),
  queryCase(
    'two inequalities on two fields',
    () => [where('size', '>', 1), where('name', '>', 'A')],
    ['c', 'd', 'e'],
  ),
  queryCase('>= a document ID', () => [where(documentId(), '>=', 'g')], ['g', 'h', 'i']),
  queryCase('limit', () => [orderBy('name'), limit(2)], ['a', 'b']),
  queryCase('limitToLast', () => [orderBy('name'), limitToLast(2)], ['h', 'i']),
  queryCase(
    'not-in with eleven values is rejected',
    () => [
      where(
        'name',
        'not-in',
        Array.from({ length: 11 }, (_, i) => `${i}`),
      ),
    ],
    rejectedWith('failed-precondition'),
  ),
  queryCase(
    'in with 31 values is rejected',
    () => [
      where(
        'name',
        'in',
        Array.from({ length: 31 }, (_, i) => `${i}`),
      ),
    ],
    rejectedWith('failed-precondition'),
  ),
  {
    name: 'where or',
    given: classes,
    run: ({ items }) => idsOf(query(items, or(where('size', '==', 5), where('name', '==', 'B')))),
    expected: ['b', 'e'],
  },
  {
    name: 'where or with and',
    given: classes,
    run: ({ items }) =>
      idsOf(
        query(
          items,
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
    run: ({ items }) => {
      return idsOf(query(items, where(new FieldPath('dotted.name'), '==', 1)));
    },
    expected: ['h'],
  },
  {
    name: 'where == a reference',
    given: classes,
    run: async (context) => {
      await setDoc(context.item('z'), { to: context.item('a') });
      return idsWhere(context, where('to', '==', context.item('a')));
    },
    expected: ['z'],
  },
  {
    name: 'where in a collection group',
    run: async (context) => {
      const group = `group-${context.id}`;
      await setDoc(doc(context.db, `${context.root}/${group}/one`), { n: 1 });
      await setDoc(doc(context.db, `${context.root}/other/x/${group}/two`), { n: 1 });
      return idsOf(query(collectionGroup(context.db, group), where('n', '==', 1)));
    },
    expected: ['one', 'two'],
  },
  typeCase('== a timestamp', () => where('v', '==', new Timestamp(10, 0)), ['date']),
  typeCase('> a timestamp', () => where('v', '>', new Timestamp(10, 0)), ['later']),
  typeCase('== bytes', () => where('v', '==', Bytes.fromUint8Array(new Uint8Array([1, 2]))), [
    'bytes',
  ]),
  typeCase('== a geopoint', () => where('v', '==', new GeoPoint(1, 2)), ['place']),
  typeCase('== true', () => where('v', '==', true), ['yes']),
  typeCase('< true', () => where('v', '<', true), ['no']),
  typeCase('> an array', () => where('v', '>', [1]), ['list']),
  typeCase('>= a map', () => where('v', '>=', { a: 1 }), ['map']),
];
