import {
  documentId,
  endAt,
  endBefore,
  getDoc,
  getDocs,
  limit,
  limitToLast,
  orderBy,
  query,
  startAfter,
  startAt,
  where,
  type QueryConstraint,
} from 'firebase/firestore/lite';

import { idsWhere, rejectedWith, type DocumentCase } from './cases';

const given = {
  a: { n: 1, t: 'x' },
  b: { n: 2, t: 'y' },
  c: { n: 2, t: 'x' },
  d: { n: 3, t: 'y' },
  e: { n: 4, t: 'x' },
  f: { t: 'x' },
};

const pageCase = (
  name: string,
  constraints: QueryConstraint[],
  expected: string[],
): DocumentCase => ({
  name: `page ${name}`,
  given,
  run: (context) => idsWhere(context, ...constraints),
  expected,
});

/** A page that starts or ends at a document snapshot. */
const pageAtDocument = (
  name: string,
  id: string,
  constraints: (snapshot: Awaited<ReturnType<typeof getDoc>>) => QueryConstraint[],
  expected: unknown,
): DocumentCase => ({
  name: `page ${name}`,
  given,
  run: async (context) => idsWhere(context, ...constraints(await getDoc(context.item(id)))),
  expected,
});

/** `startAt`, `startAfter`, `endAt` and `endBefore`, with both values and snapshots. */
export const cursorCases: readonly DocumentCase[] = [
  pageCase('startAt a value', [orderBy('n'), startAt(2)], ['b', 'c', 'd', 'e']),
  pageCase('startAfter a value', [orderBy('n'), startAfter(2)], ['d', 'e']),
  pageCase('endAt a value', [orderBy('n'), endAt(2)], ['a', 'b', 'c']),
  pageCase('endBefore a value', [orderBy('n'), endBefore(2)], ['a']),
  pageCase('between values', [orderBy('n'), startAt(2), endBefore(4)], ['b', 'c', 'd']),
  pageCase('startAt a value, descending', [orderBy('n', 'desc'), startAt(2)], ['c', 'b', 'a']),
  pageCase('startAt two values', [orderBy('t'), orderBy('n'), startAt('x', 4)], ['e', 'b', 'd']),
  pageCase(
    'startAt the first of two values',
    [orderBy('t'), orderBy('n'), startAt('y')],
    ['b', 'd'],
  ),
  pageCase('startAt a value of another type', [orderBy('n'), startAt('text')], []),
  pageCase('startAt a document ID', [orderBy(documentId()), startAt('d')], ['d', 'e', 'f']),
  pageCase('startAfter a document ID', [orderBy(documentId()), startAfter('d'), limit(1)], ['e']),
  pageCase(
    'startAfter a value and a document ID',
    [orderBy('n'), orderBy(documentId()), startAfter(2, 'b')],
    ['c', 'd', 'e'],
  ),
  pageCase('limitToLast before a value', [orderBy('n'), endBefore(4), limitToLast(2)], ['c', 'd']),
  pageCase(
    'startAfter with a filter',
    [where('t', '==', 'x'), orderBy('n'), startAfter(1)],
    ['c', 'e'],
  ),
  pageAtDocument(
    'startAfter a document with equal values',
    'b',
    (snapshot) => [orderBy('n'), startAfter(snapshot)],
    ['c', 'd', 'e'],
  ),
  pageAtDocument(
    'startAt a document',
    'c',
    (snapshot) => [orderBy('n'), startAt(snapshot), limit(2)],
    ['c', 'd'],
  ),
  pageAtDocument('endAt a document', 'b', (snapshot) => [orderBy('n'), endAt(snapshot)], [
    'a',
    'b',
  ]),
  pageAtDocument(
    'endBefore a document, descending',
    'b',
    (snapshot) => [orderBy('n', 'desc'), endBefore(snapshot)],
    ['e', 'd', 'c'],
  ),
  pageAtDocument(
    'startAfter a document without orderBy',
    'd',
    (snapshot) => [startAfter(snapshot)],
    ['e', 'f'],
  ),
  pageAtDocument(
    'startAfter a document with a filter',
    'a',
    (snapshot) => [where('n', '>=', 1), startAfter(snapshot)],
    ['b', 'c', 'd', 'e'],
  ),
  pageAtDocument(
    'startAt a document without the field',
    'f',
    (snapshot) => [orderBy('n'), startAt(snapshot)],
    rejectedWith('invalid-argument'),
  ),
  pageAtDocument(
    'startAt a missing document',
    'none',
    (snapshot) => [startAt(snapshot)],
    rejectedWith('not-found'),
  ),
  pageAtDocument(
    'endAt a document with two fields in different directions',
    'c',
    (snapshot) => [orderBy('t', 'desc'), orderBy('n'), endAt(snapshot)],
    ['b', 'd', 'a', 'c'],
  ),
  {
    name: 'paging returns every document once',
    given: Object.fromEntries(Array.from({ length: 9 }, (_, i) => [`d${i}`, { n: i % 3 }])),
    run: async ({ items }) => {
      const seen: string[] = [];
      let start: QueryConstraint[] = [];
      for (;;) {
        const { docs } = await getDocs(query(items, orderBy('n', 'desc'), ...start, limit(2)));
        const last = docs.at(-1);
        if (!last) return seen;
        seen.push(...docs.map(({ id }) => id));
        start = [startAfter(last)];
      }
    },
    expected: ['d8', 'd5', 'd2', 'd7', 'd4', 'd1', 'd6', 'd3', 'd0'],
  },
];
