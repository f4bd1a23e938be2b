import {
  arrayRemove,
  arrayUnion,
  deleteField,
  increment,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  type DocumentData,
  type UpdateData,
} from 'firebase/firestore/lite';

import type { DocumentContext } from './context';
import { readData, readItem, rejectedWith, type DocumentCase } from './cases';

const transformCase = (
  name: string,
  before: object,
  changes: () => object,
  expected: unknown,
): DocumentCase => ({
  name,
  given: { a: { ...before } },
  run: async (context) => {
    await updateDoc(context.item('a'), changes() as UpdateData<DocumentData>);
    return readItem(context, 'a');
  },
  expected,
});

/** The difference between a server timestamp and the system clock, in minutes. */
const minutesFromNow = async (context: DocumentContext, field: string): Promise<unknown> => {
  const stamp = ((await readData(context.item('a'))) as Record<string, unknown>)[field];
  return stamp instanceof Timestamp
    ? Math.abs(Math.round((Date.now() - stamp.toMillis()) / 60_000))
    : stamp;
};

/** `updateTransforms`: values that the server computes. */
export const transformCases: readonly DocumentCase[] = [
  {
    name: 'a set writes a server timestamp',
    run: async (context) => {
      await setDoc(context.item('a'), { at: serverTimestamp() });
      return minutesFromNow(context, 'at');
    },
    expected: 0,
  },
  {
    name: 'a merge writes a server timestamp in a map',
    given: { a: { map: { other: 1 } } },
    run: async (context) => {
      await setDoc(context.item('a'), { map: { at: serverTimestamp() } }, { merge: true });
      const { map } = (await readData(context.item('a'))) as { map: Record<string, unknown> };
      return [map['other'], map['at'] instanceof Timestamp];
    },
    expected: [1, true],
  },
  {
    name: 'two server timestamps of one write are equal',
    run: async (context) => {
      await setDoc(context.item('a'), { one: serverTimestamp(), two: serverTimestamp() });
      const { one, two } = (await readData(context.item('a'))) as Record<string, Timestamp>;
      return one?.isEqual(two as Timestamp);
    },
    expected: true,
  },
  transformCase('increment adds', { n: 10 }, () => ({ n: increment(5) }), { n: 15 }),
  transformCase('increment subtracts', { n: 10 }, () => ({ n: increment(-15) }), { n: -5 }),
  transformCase('increment by a fraction', { n: 1 }, () => ({ n: increment(0.5) }), { n: 1.5 }),
  transformCase('increment to an integer', { n: 0.5 }, () => ({ n: increment(0.5) }), {
    n: 1,
  }),
  transformCase('increment of a missing field', {}, () => ({ n: increment(3) }), {
    n: 3,
  }),
  transformCase('increment replaces a string', { n: 'text' }, () => ({ n: increment(3) }), {
    n: 3,
  }),
  transformCase(
    'increment of a nested field',
    { map: { n: 1 } },
    () => ({ 'map.n': increment(1) }),
    {
      map: { n: 2 },
    },
  ),
  transformCase(
    'arrayUnion adds missing elements once',
    { list: [1, 'a'] },
    () => ({
      list: arrayUnion('a', 'b', 'b', 2),
    }),
    { list: [1, 'a', 'b', 2] },
  ),
  transformCase(
    'arrayUnion compares maps by value',
    { list: [{ id: 1 }] },
    () => ({
      list: arrayUnion({ id: 1 }, { id: 2 }),
    }),
    { list: [{ id: 1 }, { id: 2 }] },
  ),
  transformCase('arrayUnion of a missing field', {}, () => ({ list: arrayUnion(1, 1) }), {
    list: [1],
  }),
  transformCase('arrayUnion replaces a string', { list: 'text' }, () => ({ list: arrayUnion(1) }), {
    list: [1],
  }),
  transformCase(
    'arrayUnion of an integer and a double',
    { list: [1] },
    () => ({
      list: arrayUnion(1, 1.5),
    }),
    { list: [1, 1.5] },
  ),
  transformCase(
    'arrayRemove removes all equal elements',
    { list: [1, 2, 1, { id: 1 }, null] },
    () => ({
      list: arrayRemove(1, { id: 1 }, null),
    }),
    { list: [2] },
  ),
  transformCase(
    'arrayRemove of a missing element',
    { list: [1] },
    () => ({ list: arrayRemove(2) }),
    {
      list: [1],
    },
  ),
  transformCase('arrayRemove of a missing field', { n: 1 }, () => ({ list: arrayRemove(2) }), {
    n: 1,
    list: [],
  }),
  transformCase(
    'an update deletes a field and transforms others',
    { gone: 1, n: 1 },
    () => ({
      gone: deleteField(),
      n: increment(1),
      list: arrayUnion('x'),
    }),
    { n: 2, list: ['x'] },
  ),
  transformCase(
    'increment beyond the safe integers',
    { n: Number.MAX_SAFE_INTEGER },
    () => ({ n: increment(1) }),
    { n: 2 ** 53 },
  ),
  transformCase('increment of NaN', { n: Number.NaN }, () => ({ n: increment(1) }), {
    n: 'NaN',
  }),
  transformCase(
    'arrayUnion compares timestamps, null and NaN by value',
    { list: [new Timestamp(1, 0), null, Number.NaN] },
    () => ({ list: arrayUnion(new Timestamp(1, 0), null, Number.NaN, new Timestamp(2, 0)) }),
    { list: ['time 1.0', null, 'NaN', 'time 2.0'] },
  ),
  {
    name: 'ten parallel increments are all counted',
    given: { a: { n: 0 } },
    run: async (context) => {
      const tens = Array.from({ length: 10 }, () =>
        updateDoc(context.item('a'), { n: increment(1) }),
      );
      await Promise.all(tens);
      return readItem(context, 'a');
    },
    expected: { n: 10 },
  },
  {
    name: 'transforms in a merge create the document',
    run: async (context) => {
      await setDoc(context.item('a'), { n: increment(2), list: arrayUnion(1) }, { merge: true });
      return readItem(context, 'a');
    },
    expected: { n: 2, list: [1] },
  },
  {
    name: 'transforms in a set ignore the old values',
    given: { a: { n: 40, list: [1], other: 1 } },
    run: async (context) => {
      await setDoc(context.item('a'), { n: increment(2), list: arrayUnion(2) });
      return readItem(context, 'a');
    },
    expected: { n: 2, list: [2] },
  },
  {
    name: 'an update with a transform does not create a document',
    run: (context) => updateDoc(context.item('none'), { n: increment(1) }),
    expected: rejectedWith('not-found'),
  },
];
