import { collection, doc, getDoc, setDoc } from 'firebase/firestore/lite';

import { idsOf, readData, readItem, rejectedWith, type DocumentCase } from './cases';

const validId = (name: string, id: string): DocumentCase => ({
  name: `${name} is a valid ID`,
  run: async (context) => {
    await setDoc(context.item(id), { n: 1 });
    return [await readItem(context, id), (await idsOf(context.items))[0] === id];
  },
  expected: [{ n: 1 }, true],
});

/** A case with a parent's id, which is part of the request URL. */
const parentId = (name: string, id: string, mockOnly?: string): DocumentCase => ({
  name: `${name} is a valid parent ID`,
  mockOnly,
  run: async (context) => {
    const inner = collection(context.item(id), 'inner');
    await setDoc(doc(inner, 'one'), { n: 2 });
    return [await idsOf(inner), await readData(doc(inner, 'one'))];
  },
  expected: [['one'], { n: 2 }],
});

const COLON = 'the emulator parses everything after a colon in the URL as the operation';

const invalidId = (name: string, id: string): DocumentCase => ({
  name: `${name} is not a valid ID`,
  run: (context) => setDoc(context.item(id), { n: 1 }),
  expected: rejectedWith('failed-precondition'),
});

/** Valid and invalid document IDs. */
export const documentIdCases: readonly DocumentCase[] = [
  validId('a string with spaces', 'a b  c'),
  validId('a colon', 'a:b'),
  validId('a colon with the name of an operation', 'a:runQuery'),
  validId('an email address', 'someone+else@gschool.example'),
  validId('a percent sign', '100%25'),
  validId('a question mark', 'who?#'),
  validId('a non-Latin string', 'يوغا 漢'),
  validId('an emoji', '😀'),
  validId('brackets', '(a)[b]{c}'),
  validId('a quote', 'it\'s "a" `b`'),
  validId('a string with dots', 'a.b..c'),
  validId('constructor', 'constructor'),
  validId('__proto', '__proto'),
  validId('a string of 1,500 bytes', 'x'.repeat(1500)),
  parentId('a string with spaces', 'a b  c'),
  parentId('an email address', 'someone+else@gschool.example'),
  parentId('a question mark', 'who?#'),
  parentId('a non-Latin string', 'يوغا 漢'),
  parentId('brackets', '(a)[b]{c}'),
  parentId('a colon', 'a:b', COLON),
  parentId('a colon with the name of an operation', 'a:runQuery', COLON),
  parentId('a percent sign', '100%25', 'the emulator decodes the URL twice'),
  invalidId('one dot', '.'),
  invalidId('two dots', '..'),
  invalidId('a reserved ID', '__reserved__'),
  invalidId('a string of 1,501 bytes', 'x'.repeat(1501)),
  {
    name: 'document IDs are case-sensitive',
    given: { a: { n: 1 }, A: { n: 2 } },
    run: async (context) => [
      (await getDoc(context.item('a'))).get('n'),
      (await getDoc(context.item('A'))).get('n'),
    ],
    expected: [1, 2],
  },
];
