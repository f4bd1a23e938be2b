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

/** `startAt`, `startAfter`, `endAt` and `endBefore`, with values and snapshots. */
export const cursorCases: readonly DocumentCase[] = [
  pageCase('from a value on', [orderBy('n'), startAt(2)], ['b', 'c', 'd', 'e']),
  pageCase('behind a value', [orderBy('n'), startAfter(2)], ['d', 'e']),
  pageCase('up to a value', [orderBy('n'), endAt(2)], ['a', 'b', 'c']),
  pageCase('before a value', [orderBy('n'), endBefore(2)], ['a']),
  pageCase('between values', [orderBy('n'), startAt(2), endBefore(4)], ['b', 'c', 'd']),
  pageCase('downwards from a value', [orderBy('n', 'desc'), startAt(2)], ['c', 'b', 'a']),
  pageCase('from two values on', [orderBy('t'), orderBy('n'), startAt('x', 4)], ['e', 'b', 'd']),
  pageCase(
    'from the first of two values on',
    [orderBy('t'), orderBy('n'), startAt('y')],
    ['b', 'd'],
  ),
  pageCase('from a value of another type', [orderBy('n'), startAt('text')], []),
  pageCase('from a name on', [orderBy(documentId()), startAt('d')], ['d', 'e', 'f']),
  pageCase('behind a name', [orderBy(documentId()), startAfter('d'), limit(1)], ['e']),
  pageCase(
    'by value and name',
    [orderBy('n'), orderBy(documentId()), startAfter(2, 'b')],
    ['c', 'd', 'e'],
  ),
  pageCase('the last before a value', [orderBy('n'), endBefore(4), limitToLast(2)], ['c', 'd']),
  pageCase('within a condition', [where('t', '==', 'x'), orderBy('n'), startAfter(1)], ['c', 'e']),
  pageAtDocument('behind a document, among equals', 'b', (at) => [orderBy('n'), startAfter(at)], [
    'c',
    'd',
    'e',
  ]),
  pageAtDocument('from a document on', 'c', (at) => [orderBy('n'), startAt(at), limit(2)], [
    'c',
    'd',
  ]),
  pageAtDocument('up to a document', 'b', (at) => [orderBy('n'), endAt(at)], ['a', 'b']),
  pageAtDocument(
    'before a document, downwards',
    'b',
    (at) => [orderBy('n', 'desc'), endBefore(at)],
    ['e', 'd', 'c'],
  ),
  pageAtDocument('behind a document without an order', 'd', (at) => [startAfter(at)], ['e', 'f']),
  pageAtDocument(
    'behind a document within a condition',
    'a',
    (at) => [where('n', '>=', 1), startAfter(at)],
    ['b', 'c', 'd', 'e'],
  ),
  pageAtDocument(
    'at a document that lacks the field',
    'f',
    (at) => [orderBy('n'), startAt(at)],
    rejectedWith('invalid-argument'),
  ),
  pageAtDocument(
    'at a document that is not there',
    'none',
    (at) => [startAt(at)],
    rejectedWith('not-found'),
  ),
  pageAtDocument(
    'up to a document, over two fields in two directions',
    'c',
    (at) => [orderBy('t', 'desc'), orderBy('n'), endAt(at)],
    ['b', 'd', 'a', 'c'],
  ),
  {
    name: 'page after page reaches every document once',
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
