import {
  addDoc,
  collection,
  deleteDoc,
  deleteField,
  FieldPath,
  setDoc,
  updateDoc,
} from 'firebase/firestore/lite';

import { idsOf, readData, readItem, rejectedWith, type DocumentCase } from './cases';

/** Single writes of `documents:commit`: set, merge, update, delete. */
export const writeCases: readonly DocumentCase[] = [
  {
    name: 'set creates a document',
    run: async (context) => {
      await setDoc(context.item('a'), { n: 1 });
      return readItem(context, 'a');
    },
    expected: { n: 1 },
  },
  {
    name: 'set replaces the whole document',
    given: { a: { old: 1, map: { x: 1 } } },
    run: async (context) => {
      await setDoc(context.item('a'), { map: { y: 2 } });
      return readItem(context, 'a');
    },
    expected: { map: { y: 2 } },
  },
  {
    name: 'merge changes only the given leaf fields',
    given: { a: { other: 1, map: { x: 1, deep: { p: 1, q: 2 } }, list: [1, 2] } },
    run: async (context) => {
      await setDoc(
        context.item('a'),
        { map: { y: 2, deep: { q: 3 } }, list: [9] },
        { merge: true },
      );
      return readItem(context, 'a');
    },
    expected: { other: 1, map: { x: 1, y: 2, deep: { p: 1, q: 3 } }, list: [9] },
  },
  {
    name: 'merge creates a missing document',
    run: async (context) => {
      await setDoc(context.item('a'), { map: { x: 1 } }, { merge: true });
      return readItem(context, 'a');
    },
    expected: { map: { x: 1 } },
  },
  {
    name: 'merge of an empty map replaces the map',
    given: { a: { map: { x: 1 }, other: true } },
    run: async (context) => {
      await setDoc(context.item('a'), { map: {} }, { merge: true });
      return readItem(context, 'a');
    },
    expected: { map: {}, other: true },
  },
  {
    name: 'an empty merge creates an empty document and keeps an existing one',
    given: { a: { n: 1 } },
    run: async (context) => {
      await setDoc(context.item('a'), {}, { merge: true });
      await setDoc(context.item('b'), {}, { merge: true });
      return [await readItem(context, 'a'), await readItem(context, 'b')];
    },
    expected: [{ n: 1 }, {}],
  },
  {
    name: 'merge deletes a field',
    given: { a: { gone: 1, map: { gone: 1, other: 2 } } },
    run: async (context) => {
      const fields = { gone: deleteField(), map: { gone: deleteField() } };
      await setDoc(context.item('a'), fields, { merge: true });
      return readItem(context, 'a');
    },
    expected: { map: { other: 2 } },
  },
  {
    name: 'merge replaces a string with a map',
    given: { a: { map: 'text' } },
    run: async (context) => {
      await setDoc(context.item('a'), { map: { x: { y: 1 } } }, { merge: true });
      return readItem(context, 'a');
    },
    expected: { map: { x: { y: 1 } } },
  },
  {
    name: 'mergeFields merges only the given fields',
    given: { a: { one: 1, two: 2 } },
    run: async (context) => {
      await setDoc(context.item('a'), { one: 10, two: 20 }, { mergeFields: ['two'] });
      return readItem(context, 'a');
    },
    expected: { one: 1, two: 20 },
  },
  {
    name: 'update changes the given fields',
    given: { a: { other: 1, change: 2, map: { x: 1 } } },
    run: async (context) => {
      await updateDoc(context.item('a'), { change: 3, map: { y: 2 } });
      return readItem(context, 'a');
    },
    expected: { other: 1, change: 3, map: { y: 2 } },
  },
  {
    name: 'update changes a nested field by its path',
    given: { a: { location: { city: 'Lisbon', country: 'Portugal' } } },
    run: async (context) => {
      await updateDoc(context.item('a'), { 'location.city': 'Porto', 'location.region.code': 'N' });
      return readItem(context, 'a');
    },
    expected: { location: { city: 'Porto', country: 'Portugal', region: { code: 'N' } } },
  },
  {
    name: 'update deletes a field and a nested field',
    given: { a: { gone: 1, map: { gone: 1 }, other: 2 } },
    run: async (context) => {
      await updateDoc(context.item('a'), { gone: deleteField(), 'map.gone': deleteField() });
      return readItem(context, 'a');
    },
    expected: { map: {}, other: 2 },
  },
  {
    name: 'update changes a field with a dot in its name',
    given: { a: { 'odd.name': 1, odd: { name: 2 } } },
    run: async (context) => {
      await updateDoc(context.item('a'), new FieldPath('odd.name'), 3, 'odd.name', 4);
      return readItem(context, 'a');
    },
    expected: { 'odd.name': 3, odd: { name: 4 } },
  },
  {
    name: 'mergeFields merges only a nested field',
    given: { a: { map: { one: 1, two: 2 } } },
    run: async (context) => {
      await setDoc(context.item('a'), { map: { one: 9, two: 9 } }, { mergeFields: ['map.two'] });
      return readItem(context, 'a');
    },
    expected: { map: { one: 1, two: 9 } },
  },
  {
    name: 'an empty update keeps the document',
    given: { a: { n: 1 } },
    run: async (context) => {
      await updateDoc(context.item('a'), {});
      return readItem(context, 'a');
    },
    expected: { n: 1 },
  },
  {
    name: 'update of a missing document is rejected',
    run: (context) => updateDoc(context.item('none'), { n: 1 }),
    expected: rejectedWith('not-found'),
  },
  {
    name: 'add creates an id of twenty characters',
    run: async (context) => {
      const added = await addDoc(collection(context.db, `${context.root}/items`), { n: 1 });
      return [/^[A-Za-z0-9]{20}$/.test(added.id), await readData(added)];
    },
    expected: [true, { n: 1 }],
  },
  {
    name: 'delete keeps the subcollections',
    given: { a: { n: 1 } },
    run: async (context) => {
      const inner = collection(context.item('a'), 'inner');
      await addDoc(inner, { n: 2 });
      await deleteDoc(context.item('a'));
      return [await readItem(context, 'a'), (await idsOf(inner)).length];
    },
    expected: [null, 1],
  },
  {
    name: 'delete of a missing document gives no error',
    run: async (context) => {
      await deleteDoc(context.item('none'));
      return readItem(context, 'none');
    },
    expected: null,
  },
  {
    name: 'an undefined field is omitted',
    run: async (context) => {
      await setDoc(context.item('a'), { n: 1, nothing: undefined, map: { nothing: undefined } });
      return readItem(context, 'a');
    },
    expected: { n: 1, map: {} },
  },
];
