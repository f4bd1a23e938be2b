import { collection, doc, getDoc, setDoc } from 'firebase/firestore/lite';
import { idsOf, read, readThing, refused, type DocumentCase } from './cases';

const kept = (name: string, id: string): DocumentCase => ({
  name: `${name} is an id`,
  run: async (bed) => {
    await setDoc(bed.thing(id), { n: 1 });
    return [await readThing(bed, id), (await idsOf(bed.things))[0] === id];
  },
  expected: [{ n: 1 }, true],
});

/** Here the id stands in the address of the request. */
const parent = (name: string, id: string, mockOnly?: string): DocumentCase => ({
  name: `${name} is the id of a parent`,
  mockOnly,
  run: async (bed) => {
    const inner = collection(bed.thing(id), 'inner');
    await setDoc(doc(inner, 'one'), { n: 2 });
    return [await idsOf(inner), await read(doc(inner, 'one'))];
  },
  expected: [['one'], { n: 2 }],
});

const COLON = 'the emulator takes everything behind a colon in an address for the operation';

const refusedId = (name: string, id: string): DocumentCase => ({
  name: `${name} is no id`,
  run: (bed) => setDoc(bed.thing(id), { n: 1 }),
  expected: refused('failed-precondition'),
});

/** Names of documents. */
export const names: readonly DocumentCase[] = [
  kept('a text with spaces', 'a b  c'),
  kept('a colon', 'a:b'),
  kept('a colon with a word of the interface', 'a:runQuery'),
  kept('an address', 'someone+else@gschool.example'),
  kept('percent', '100%25'),
  kept('a question', 'who?#'),
  kept('another script', 'يوغا 漢'),
  kept('an emoji', '😀'),
  kept('brackets', '(a)[b]{c}'),
  kept('a quote', 'it\'s "a" `b`'),
  kept('a dot in between', 'a.b..c'),
  kept('a word of objects', 'constructor'),
  kept('a prototype', '__proto'),
  kept('the longest name', 'x'.repeat(1500)),
  parent('a text with spaces', 'a b  c'),
  parent('an address', 'someone+else@gschool.example'),
  parent('a question', 'who?#'),
  parent('another script', 'يوغا 漢'),
  parent('brackets', '(a)[b]{c}'),
  parent('a colon', 'a:b', COLON),
  parent('a colon with a word of the interface', 'a:runQuery', COLON),
  parent('percent', '100%25', 'the emulator decodes the address twice'),
  refusedId('one dot', '.'),
  refusedId('two dots', '..'),
  refusedId('a reserved name', '__reserved__'),
  refusedId('a name that is too long', 'x'.repeat(1501)),
  {
    name: 'names differ by case',
    given: { a: { n: 1 }, A: { n: 2 } },
    run: async (bed) => [
      (await getDoc(bed.thing('a'))).get('n'),
      (await getDoc(bed.thing('A'))).get('n'),
    ],
    expected: [1, 2],
  },
];
