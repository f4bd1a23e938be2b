import {
  collection,
  doc,
  documentId,
  getDoc,
  getDocs,
  setDoc,
  where,
} from 'firebase/firestore/lite';

import { idsOf, idsWhere, readItem, type DocumentCase } from './cases';

/** `documents:batchGet`, and reading whole collections. */
export const readCases: readonly DocumentCase[] = [
  {
    name: 'a document is read',
    given: { a: { title: 'A', list: [1, 'two'], map: { inner: true } } },
    run: (context) => readItem(context, 'a'),
    expected: { title: 'A', list: [1, 'two'], map: { inner: true } },
  },
  {
    name: 'an empty document exists',
    given: { a: {} },
    run: async (context) => {
      const snapshot = await getDoc(context.item('a'));
      return [snapshot.exists(), snapshot.data()];
    },
    expected: [true, {}],
  },
  {
    name: 'a missing document gives no error',
    run: async (context) => {
      const snapshot = await getDoc(context.item('none'));
      return [snapshot.exists(), snapshot.id, snapshot.data() ?? null];
    },
    expected: [false, 'none', null],
  },
  {
    name: 'a field inside a map is read by its path',
    given: { a: { map: { deep: { value: 7 } }, 'odd.name': 8 } },
    run: async (context) => {
      const snapshot = await getDoc(context.item('a'));
      return [snapshot.get('map.deep.value'), snapshot.get('map.none') ?? null];
    },
    expected: [7, null],
  },
  {
    name: 'documents are found by their ids',
    given: { a: { n: 1 }, b: { n: 2 }, c: { n: 3 } },
    run: (context) => idsWhere(context, where(documentId(), 'in', ['c', 'a', 'none'])),
    expected: ['a', 'c'],
  },
  {
    name: 'a collection is sorted by document ID',
    given: { b: {}, a: {}, B: {}, '10': {}, '9': {} },
    run: (context) => idsOf(context.items),
    expected: ['10', '9', 'B', 'a', 'b'],
  },
  {
    name: 'an empty collection returns nothing',
    run: async (context) => {
      const { empty, size } = await getDocs(context.items);
      return { empty, size };
    },
    expected: { empty: true, size: 0 },
  },
  {
    name: 'a subcollection is separate from its parent collection',
    given: { a: { n: 1 } },
    run: async (context) => {
      const inner = collection(context.item('a'), 'prices');
      await setDoc(doc(inner, 'p1'), { unit_amount: 900 });
      await setDoc(doc(context.item('b'), 'prices', 'p2'), { unit_amount: 5 });
      return {
        inner: await idsOf(inner),
        outer: await idsOf(context.items),
        orphan: await idsOf(collection(context.item('b'), 'prices')),
      };
    },
    expected: { inner: ['p1'], outer: ['a'], orphan: ['p2'] },
  },
];
