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
import { idsWhere, refused, type DocumentCase } from './cases';

const given = {
  a: { n: 1, t: 'x' },
  b: { n: 2, t: 'y' },
  c: { n: 2, t: 'x' },
  d: { n: 3, t: 'y' },
  e: { n: 4, t: 'x' },
  f: { t: 'x' },
};

const page = (name: string, constraints: QueryConstraint[], expected: string[]): DocumentCase => ({
  name: `page ${name}`,
  given,
  run: (bed) => idsWhere(bed, ...constraints),
  expected,
});

/** A page that starts or ends at a document that was read before. */
const pageAt = (
  name: string,
  id: string,
  constraints: (snapshot: Awaited<ReturnType<typeof getDoc>>) => QueryConstraint[],
  expected: unknown,
): DocumentCase => ({
  name: `page ${name}`,
  given,
  run: async (bed) => idsWhere(bed, ...constraints(await getDoc(bed.thing(id)))),
  expected,
});

/** `startAt`, `endAt` and their kin, over values and over documents. */
export const cursors: readonly DocumentCase[] = [
  page('from a value on', [orderBy('n'), startAt(2)], ['b', 'c', 'd', 'e']),
  page('behind a value', [orderBy('n'), startAfter(2)], ['d', 'e']),
  page('up to a value', [orderBy('n'), endAt(2)], ['a', 'b', 'c']),
  page('before a value', [orderBy('n'), endBefore(2)], ['a']),
  page('between values', [orderBy('n'), startAt(2), endBefore(4)], ['b', 'c', 'd']),
  page('downwards from a value', [orderBy('n', 'desc'), startAt(2)], ['c', 'b', 'a']),
  page('from two values on', [orderBy('t'), orderBy('n'), startAt('x', 4)], ['e', 'b', 'd']),
  page('from the first of two values on', [orderBy('t'), orderBy('n'), startAt('y')], ['b', 'd']),
  page('from a value of another type', [orderBy('n'), startAt('text')], []),
  page('from a name on', [orderBy(documentId()), startAt('d')], ['d', 'e', 'f']),
  page('behind a name', [orderBy(documentId()), startAfter('d'), limit(1)], ['e']),
  page(
    'by value and name',
    [orderBy('n'), orderBy(documentId()), startAfter(2, 'b')],
    ['c', 'd', 'e'],
  ),
  page('the last before a value', [orderBy('n'), endBefore(4), limitToLast(2)], ['c', 'd']),
  page('within a condition', [where('t', '==', 'x'), orderBy('n'), startAfter(1)], ['c', 'e']),
  pageAt('behind a document, among equals', 'b', (at) => [orderBy('n'), startAfter(at)], [
    'c',
    'd',
    'e',
  ]),
  pageAt('from a document on', 'c', (at) => [orderBy('n'), startAt(at), limit(2)], ['c', 'd']),
  pageAt('up to a document', 'b', (at) => [orderBy('n'), endAt(at)], ['a', 'b']),
  pageAt('before a document, downwards', 'b', (at) => [orderBy('n', 'desc'), endBefore(at)], [
    'e',
    'd',
    'c',
  ]),
  pageAt('behind a document without an order', 'd', (at) => [startAfter(at)], ['e', 'f']),
  pageAt(
    'behind a document within a condition',
    'a',
    (at) => [where('n', '>=', 1), startAfter(at)],
    ['b', 'c', 'd', 'e'],
  ),
  pageAt(
    'at a document that lacks the field',
    'f',
    (at) => [orderBy('n'), startAt(at)],
    refused('invalid-argument'),
  ),
  pageAt('at a document that is not there', 'none', (at) => [startAt(at)], refused('not-found')),
  pageAt(
    'up to a document, over two fields in two directions',
    'c',
    (at) => [orderBy('t', 'desc'), orderBy('n'), endAt(at)],
    ['b', 'd', 'a', 'c'],
  ),
  {
    name: 'page after page reaches every document once',
    given: Object.fromEntries(Array.from({ length: 9 }, (_, i) => [`d${i}`, { n: i % 3 }])),
    run: async ({ things }) => {
      const seen: string[] = [];
      let start: QueryConstraint[] = [];
      for (;;) {
        const { docs } = await getDocs(query(things, orderBy('n', 'desc'), ...start, limit(2)));
        const last = docs.at(-1);
        if (!last) return seen;
        seen.push(...docs.map(({ id }) => id));
        start = [startAfter(last)];
      }
    },
    expected: ['d8', 'd5', 'd2', 'd7', 'd4', 'd1', 'd6', 'd3', 'd0'],
  },
];
