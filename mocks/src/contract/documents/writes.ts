import {
  addDoc,
  collection,
  deleteDoc,
  deleteField,
  FieldPath,
  setDoc,
  updateDoc,
} from 'firebase/firestore/lite';
import { idsOf, read, readThing, refused, type DocumentCase } from './cases';

/** Single writes of `documents:commit`: set, merge, update, delete. */
export const writes: readonly DocumentCase[] = [
  {
    name: 'set creates a document',
    run: async (bed) => {
      await setDoc(bed.thing('a'), { n: 1 });
      return readThing(bed, 'a');
    },
    expected: { n: 1 },
  },
  {
    name: 'set replaces a document whole',
    given: { a: { old: 1, map: { x: 1 } } },
    run: async (bed) => {
      await setDoc(bed.thing('a'), { map: { y: 2 } });
      return readThing(bed, 'a');
    },
    expected: { map: { y: 2 } },
  },
  {
    name: 'merge touches the leaves that it carries',
    given: { a: { keep: 1, map: { x: 1, deep: { p: 1, q: 2 } }, list: [1, 2] } },
    run: async (bed) => {
      await setDoc(bed.thing('a'), { map: { y: 2, deep: { q: 3 } }, list: [9] }, { merge: true });
      return readThing(bed, 'a');
    },
    expected: { keep: 1, map: { x: 1, y: 2, deep: { p: 1, q: 3 } }, list: [9] },
  },
  {
    name: 'merge creates what is missing',
    run: async (bed) => {
      await setDoc(bed.thing('a'), { map: { x: 1 } }, { merge: true });
      return readThing(bed, 'a');
    },
    expected: { map: { x: 1 } },
  },
  {
    name: 'merge of an empty map replaces the map',
    given: { a: { map: { x: 1 }, keep: true } },
    run: async (bed) => {
      await setDoc(bed.thing('a'), { map: {} }, { merge: true });
      return readThing(bed, 'a');
    },
    expected: { map: {}, keep: true },
  },
  {
    name: 'merge of nothing creates an empty document and leaves a full one',
    given: { a: { n: 1 } },
    run: async (bed) => {
      await setDoc(bed.thing('a'), {}, { merge: true });
      await setDoc(bed.thing('b'), {}, { merge: true });
      return [await readThing(bed, 'a'), await readThing(bed, 'b')];
    },
    expected: [{ n: 1 }, {}],
  },
  {
    name: 'merge deletes a field',
    given: { a: { gone: 1, map: { gone: 1, keep: 2 } } },
    run: async (bed) => {
      const fields = { gone: deleteField(), map: { gone: deleteField() } };
      await setDoc(bed.thing('a'), fields, { merge: true });
      return readThing(bed, 'a');
    },
    expected: { map: { keep: 2 } },
  },
  {
    name: 'merge over a text makes it a map',
    given: { a: { map: 'text' } },
    run: async (bed) => {
      await setDoc(bed.thing('a'), { map: { x: { y: 1 } } }, { merge: true });
      return readThing(bed, 'a');
    },
    expected: { map: { x: { y: 1 } } },
  },
  {
    name: 'named fields alone are merged',
    given: { a: { one: 1, two: 2 } },
    run: async (bed) => {
      await setDoc(bed.thing('a'), { one: 10, two: 20 }, { mergeFields: ['two'] });
      return readThing(bed, 'a');
    },
    expected: { one: 1, two: 20 },
  },
  {
    name: 'update changes the fields that it names',
    given: { a: { keep: 1, change: 2, map: { x: 1 } } },
    run: async (bed) => {
      await updateDoc(bed.thing('a'), { change: 3, map: { y: 2 } });
      return readThing(bed, 'a');
    },
    expected: { keep: 1, change: 3, map: { y: 2 } },
  },
  {
    name: 'update reaches into a map by its path',
    given: { a: { location: { city: 'Lisbon', country: 'Portugal' } } },
    run: async (bed) => {
      await updateDoc(bed.thing('a'), { 'location.city': 'Porto', 'location.region.code': 'N' });
      return readThing(bed, 'a');
    },
    expected: { location: { city: 'Porto', country: 'Portugal', region: { code: 'N' } } },
  },
  {
    name: 'update deletes a field and one in a map',
    given: { a: { gone: 1, map: { gone: 1 }, keep: 2 } },
    run: async (bed) => {
      await updateDoc(bed.thing('a'), { gone: deleteField(), 'map.gone': deleteField() });
      return readThing(bed, 'a');
    },
    expected: { map: {}, keep: 2 },
  },
  {
    name: 'update names a field with a dot in its name',
    given: { a: { 'odd.name': 1, odd: { name: 2 } } },
    run: async (bed) => {
      await updateDoc(bed.thing('a'), new FieldPath('odd.name'), 3, 'odd.name', 4);
      return readThing(bed, 'a');
    },
    expected: { 'odd.name': 3, odd: { name: 4 } },
  },
  {
    name: 'a field inside a map alone is merged',
    given: { a: { map: { one: 1, two: 2 } } },
    run: async (bed) => {
      await setDoc(bed.thing('a'), { map: { one: 9, two: 9 } }, { mergeFields: ['map.two'] });
      return readThing(bed, 'a');
    },
    expected: { map: { one: 1, two: 9 } },
  },
  {
    name: 'update of nothing leaves the document',
    given: { a: { n: 1 } },
    run: async (bed) => {
      await updateDoc(bed.thing('a'), {});
      return readThing(bed, 'a');
    },
    expected: { n: 1 },
  },
  {
    name: 'update of a missing document is refused',
    run: (bed) => updateDoc(bed.thing('none'), { n: 1 }),
    expected: refused('not-found'),
  },
  {
    name: 'add makes an id of twenty characters',
    run: async (bed) => {
      const added = await addDoc(collection(bed.db, `${bed.root}/things`), { n: 1 });
      return [/^[A-Za-z0-9]{20}$/.test(added.id), await read(added)];
    },
    expected: [true, { n: 1 }],
  },
  {
    name: 'delete removes a document and not what is under it',
    given: { a: { n: 1 } },
    run: async (bed) => {
      const inner = collection(bed.thing('a'), 'inner');
      await addDoc(inner, { n: 2 });
      await deleteDoc(bed.thing('a'));
      return [await readThing(bed, 'a'), (await idsOf(inner)).length];
    },
    expected: [null, 1],
  },
  {
    name: 'delete of a missing document is no error',
    run: async (bed) => {
      await deleteDoc(bed.thing('none'));
      return readThing(bed, 'none');
    },
    expected: null,
  },
  {
    name: 'a field without a value is left out',
    run: async (bed) => {
      await setDoc(bed.thing('a'), { n: 1, nothing: undefined, map: { nothing: undefined } });
      return readThing(bed, 'a');
    },
    expected: { n: 1, map: {} },
  },
];
