import { describe, expect, it } from 'vitest';

import { findDeclaredNames } from './declaredNames';
import { parseGlossary, nameRules, toNameRules } from './glossary';
import { findNameErrors, splitName } from './nameRules';

const table = `
| term | meaning | used in | replaces | refused in names | allowed |
| ---- | ------- | ------- | -------- | ---------------- | ------- |
| cached | Stored for speed. | data | kept | \`keep\`, \`kept\` | \`keepNames\`, \`packages/domain/src/search/\` |
| stored | Saved. | data | held | \`hold…\` | |
| cart | What is ordered. | shop | basket | | |
`;
const rules = toNameRules(parseGlossary(table));

const refusedNames = (text: string, file = 'packages/data/src/cart.ts') =>
  findNameErrors({ file, text }, rules).map(({ reason }) => reason.split(':')[0]);

describe('the glossary', () => {
  it('reads each row once, without the head', () => {
    expect(parseGlossary(table).map(({ term }) => term)).toEqual(['cached', 'stored', 'cart']);
    expect(rules.map(({ word }) => word)).toEqual(['keep', 'kept', 'hold']);
  });

  it('rejects a row with a missing column', () => {
    expect(() => parseGlossary('| cart | What is ordered. |')).toThrow('6 columns');
  });

  it('refuses each word for one term only', () => {
    const known = nameRules.map(({ word }) => word);
    expect(known.length).toBeGreaterThan(50);
    expect(new Set(known).size).toBe(known.length);
  });
});

it.each([
  ['keepCart', ['keep', 'cart']],
  ['HTMLKeeper', ['html', 'keeper']],
  ['MOST_KEPT', ['most', 'kept']],
  ['kept-for', ['kept', 'for']],
  ['keepalive', ['keepalive']],
])('splits %s into words', (name, expected) => {
  expect(splitName(name)).toEqual(expected);
});

describe('names', () => {
  it.each([
    'const keepCart = 1;',
    'let a, { b: kept } = c;',
    'function keep() {}',
    'const save = (kept: string) => kept;',
    'class KeptCart {}',
    'type Kept = string;',
    'interface Cart { kept: number }',
    'const cart = { kept: 1 };',
    'class Cart { keep() {} }',
    'const holdPage = 1;',
    'for (const [kept] of all) save(kept);',
  ])('refuses %s', (text) => {
    expect(refusedNames(text)).toHaveLength(1);
  });

  it.each([
    "import { keep } from 'library';\nkeep();",
    "fetch('/', { keepalive: true });",
    'const { kept: stored } = await read();',
    "const text = 'keep it';",
    '// we keep it',
    'export const Note = () => <p>Keep going</p>;',
    'const options = { keepNames: true };',
    'const hold = 1;',
    'const threshold = 1;',
    'const household = holdPage();',
  ])('allows %s', (text) => {
    expect(refusedNames(text, 'packages/ui/src/Note/Note.tsx')).toEqual([]);
  });

  it('reports each name once, with its line and the term to use', () => {
    const text = 'const a = 1;\nconst kept = a;\nconst again = (kept: number) => kept;\n';
    expect(findNameErrors({ file: 'packages/data/src/a.ts', text }, rules)).toEqual([
      {
        file: 'packages/data/src/a.ts',
        line: 2,
        reason: 'kept: "kept" is refused; use "cached" (docs/glossary.md)',
      },
    ]);
  });

  it('checks folders and file names of every kind of file', () => {
    expect(refusedNames('', 'packages/data/src/shop/keep/owner.ts')).toEqual(['keep']);
    expect(refusedNames('', 'docs/decisions/0001-what-is-kept.md')).toHaveLength(1);
    expect(refusedNames('', 'packages/domain/src/search/kept.ts')).toEqual([]);
  });

  it('checks ids of messages and of planted errors, with their lines', () => {
    const messages =
      '{\n  "cart.save": "Keep it",\n  "cart.keep": "Save",\n  "slide.kept.title": ""\n}';
    const file = 'apps/shop/src/i18n/en/cart.messages.json';
    expect(findNameErrors({ file, text: messages }, rules)).toEqual([
      {
        file,
        line: 3,
        reason: 'cart.keep: "keep" is refused; use "cached" (docs/glossary.md)',
      },
    ]);
    expect(refusedNames(messages, 'apps/shop/src/i18n/vocabulary/ar.messages.json')).toEqual([]);
    const planted = "  {\n    id: 'captions-kept',\n    promise: 'They are kept.',\n  }";
    expect(refusedNames(planted, 'tools/planted/errors/ui.ts')).toEqual(['captions-kept']);
    expect(refusedNames(planted, 'tools/planted/checks.ts')).toEqual([]);
  });

  it('finds what a script declares', () => {
    const text =
      'export const f = ({ a: b, ...rest }: P, [c = 1] = []) => { try {} catch (e) {} };';
    expect(findDeclaredNames('a.ts', text).map(({ name }) => name)).toEqual([
      'f',
      'b',
      'rest',
      'c',
      'e',
    ]);
  });
});
