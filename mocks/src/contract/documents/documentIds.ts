import { collection, doc, getDoc, setDoc } from 'firebase/firestore/lite';
import { idsOf, readData, readItem, rejectedWith, type DocumentCase } from './cases';

const validId = (name: string, id: string): DocumentCase => ({
  name: `${name} is an id`,
  run: async (context) => {
    await setDoc(context.item(id), { n: 1 });
    return [await readItem(context, id), (await idsOf(context.items))[0] === id];
  },
  expected: [{ n: 1 }, true],
});

/** The id of a parent is part of the request URL. */
const parentId = (name: string, id: string, mockOnly?: string): DocumentCase => ({
  name: `${name} is the id of a parent`,
  mockOnly,
  run: async (context) => {
    const inner = collection(context.item(id), 'inner');
    await setDoc(doc(inner, 'one'), { n: 2 });
    return [await idsOf(inner), await readData(doc(inner, 'one'))];
  },
  expected: [['one'], { n: 2 }],
});

const COLON = 'the emulator takes everything behind a colon in an address for the operation';

const invalidId = (name: string, id: string): DocumentCase => ({
  name: `${name} is no id`,
  run: (context) => setDoc(context.item(id), { n: 1 }),
  expected: rejectedWith('failed-precondition'),
});

/** Valid and invalid document IDs. */
export const documentIdCases: readonly DocumentCase[] = [
  validId('a text with spaces', 'a b  c'),
  validId('a colon', 'a:b'),
  validId('a colon with a word of the interface', 'a:runQuery'),
  validId('an address', 'someone+else@gschool.example'),
  validId('percent', '100%25'),
  validId('a question', 'who?#'),
  validId('another script', 'يوغا 漢'),
  validId('an emoji', '😀'),
  validId('brackets', '(a)[b]{c}'),
  validId('a quote', 'it\'s "a" `b`'),
  validId('a dot in between', 'a.b..c'),
  validId('a word of objects', 'constructor'),
  validId('a prototype', '__proto'),
  validId('the longest name', 'x'.repeat(1500)),
  parentId('a text with spaces', 'a b  c'),
  parentId('an address', 'someone+else@gschool.example'),
  parentId('a question', 'who?#'),
  parentId('another script', 'يوغا 漢'),
  parentId('brackets', '(a)[b]{c}'),
  parentId('a colon', 'a:b', COLON),
  parentId('a colon with a word of the interface', 'a:runQuery', COLON),
  parentId('percent', '100%25', 'the emulator decodes the address twice'),
  invalidId('one dot', '.'),
  invalidId('two dots', '..'),
  invalidId('a reserved name', '__reserved__'),
  invalidId('a name that is too long', 'x'.repeat(1501)),
  {
    name: 'names differ by case',
    given: { a: { n: 1 }, A: { n: 2 } },
    run: async (context) => [
      (await getDoc(context.item('a'))).get('n'),
      (await getDoc(context.item('A'))).get('n'),
    ],
    expected: [1, 2],
  },
];
