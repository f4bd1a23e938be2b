import {
  average,
  count,
  getAggregate,
  getCount,
  limit,
  orderBy,
  query,
  startAfter,
  sum,
  where,
} from 'firebase/firestore/lite';

import type { DocumentCase } from './cases';

const given = { a: { n: 1 }, b: { n: 2.5 }, c: { n: 2 }, d: { n: 'text' }, e: {} };

/** `:runAggregationQuery`. */
export const aggregationCases: readonly DocumentCase[] = [
  {
    name: 'a collection is counted',
    given,
    run: async ({ items }) => (await getCount(items)).data(),
    expected: { count: 5 },
  },
  {
    name: 'an empty collection counts nothing',
    run: async ({ items }) => (await getCount(items)).data(),
    expected: { count: 0 },
  },
  {
    name: 'a query is counted',
    given,
    run: async ({ items }) => (await getCount(query(items, where('n', '>=', 2)))).data(),
    expected: { count: 2 },
  },
  {
    name: 'a count respects the limit',
    given,
    run: async ({ items }) =>
      (await getCount(query(items, orderBy('n'), startAfter(1), limit(2)))).data(),
    expected: { count: 2 },
  },
  {
    name: 'sum and average ignore other types, and their count ignores missing fields',
    given,
    run: async ({ items }) =>
      (await getAggregate(items, { all: count(), sum: sum('n'), mean: average('n') })).data(),
    expected: { all: 4, sum: 5.5, mean: 5.5 / 3 },
  },
  {
    name: 'sum and average of nothing',
    run: async ({ items }) =>
      (await getAggregate(items, { sum: sum('n'), mean: average('n') })).data(),
    expected: { sum: 0, mean: null },
  },
  {
    name: 'a sum of integers is an integer',
    given: { a: { n: 1 }, b: { n: 2 } },
    run: async ({ items }) => (await getAggregate(items, { sum: sum('n') })).data(),
    expected: { sum: 3 },
  },
];
