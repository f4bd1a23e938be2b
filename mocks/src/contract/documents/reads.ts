import {
  collection,
  doc,
  documentId,
  getDoc,
  getDocs,
  setDoc,
  where,
} from 'firebase/firestore/lite';
import { idsOf, idsWhere, readThing, type DocumentCase } from './cases';

/** `documents:batchGet` and whole collections. */
export const reads: readonly DocumentCase[] = [
  {
    name: 'a document is read',
    given: { a: { title: 'A', list: [1, 'two'], map: { inner: true } } },
    run: (bed) => readThing(bed, 'a'),
    expected: { title: 'A', list: [1, 'two'], map: { inner: true } },
  },
  {
    name: 'an empty document exists',
    given: { a: {} },
    run: async (bed) => {
      const snapshot = await getDoc(bed.thing('a'));
      return [snapshot.exists(), snapshot.data()];
    },
    expected: [true, {}],
  },
  {
    name: 'a missing document is no error',
    run: async (bed) => {
      const snapshot = await getDoc(bed.thing('none'));
      return [snapshot.exists(), snapshot.id, snapshot.data() ?? null];
    },
    expected: [false, 'none', null],
  },
  {
    name: 'a field inside a map is read by its path',
    given: { a: { map: { deep: { value: 7 } }, 'odd.name': 8 } },
    run: async (bed) => {
      const snapshot = await getDoc(bed.thing('a'));
      return [snapshot.get('map.deep.value'), snapshot.get('map.none') ?? null];
    },
    expected: [7, null],
  },
  {
    name: 'documents are found by their ids',
    given: { a: { n: 1 }, b: { n: 2 }, c: { n: 3 } },
    run: (bed) => idsWhere(bed, where(documentId(), 'in', ['c', 'a', 'none'])),
    expected: ['a', 'c'],
  },
  {
    name: 'a collection answers its documents by name',
    given: { b: {}, a: {}, B: {}, '10': {}, '9': {} },
    run: (bed) => idsOf(bed.things),
    expected: ['10', '9', 'B', 'a', 'b'],
  },
  {
    name: 'an empty collection answers nothing',
    run: async (bed) => {
      const { empty, size } = await getDocs(bed.things);
      return { empty, size };
    },
    expected: { empty: true, size: 0 },
  },
  {
    name: 'a collection under a document is a collection of its own',
    given: { a: { n: 1 } },
    run: async (bed) => {
      const inner = collection(bed.thing('a'), 'prices');
      await setDoc(doc(inner, 'p1'), { unit_amount: 900 });
      await setDoc(doc(bed.thing('b'), 'prices', 'p2'), { unit_amount: 5 });
      return {
        inner: await idsOf(inner),
        outer: await idsOf(bed.things),
        orphan: await idsOf(collection(bed.thing('b'), 'prices')),
      };
    },
    expected: { inner: ['p1'], outer: ['a'], orphan: ['p2'] },
  },
];
