import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { repositoryRoot } from '../vite/root';
import { applyEdit, applyEdits } from './applyEdit';
import { groupErrors } from './checks';
import { plantedErrors } from './errors/index';

describe('the planted errors', () => {
  it('have a unique id and a unique promise', () => {
    expect(plantedErrors.length).toBeGreaterThanOrEqual(60);
    expect(new Set(plantedErrors.map(({ id }) => id)).size).toBe(plantedErrors.length);
    expect(new Set(plantedErrors.map(({ promise }) => promise)).size).toBe(plantedErrors.length);
  });

  it.each(plantedErrors.map((planted) => [planted.id, planted] as const))(
    '%s still applies to the code',
    (_id, planted) => {
      expect(applyEdits(repositoryRoot, planted).size).toBeGreaterThan(0);
      const { noticedBy } = planted;
      if (!('file' in noticedBy)) return;
      const file = join(repositoryRoot, noticedBy.file);
      expect(existsSync(file)).toBe(true);
      // The access table generates its titles, so they cannot be checked.
      if (noticedBy.step === 'rules' || !noticedBy.test) return;
      const text = readFileSync(file, 'utf8');
      expect(noticedBy.test.split(': ').some((part) => text.includes(part))).toBe(true);
    },
  );
});

it('plants the errors of lint together, each in its own files, and the others alone', () => {
  const [ofLint = [], ...others] = groupErrors(plantedErrors);
  expect(ofLint.every(({ noticedBy }) => noticedBy.step === 'lint')).toBe(true);
  const files = ofLint.flatMap(({ edits }) => edits.map(({ file }) => file));
  expect(files.length).toBeGreaterThanOrEqual(14);
  expect(new Set(files).size).toBe(files.length);
  expect(others.every(({ length }) => length === 1)).toBe(true);
  expect(ofLint.length + others.length).toBe(plantedErrors.length);
});

describe('an edit', () => {
  const edit = (text: string | null, change: object) =>
    applyEdit(text, { file: 'a.ts', ...change } as never);

  it('replaces the statements of a function, and the value of a constant or a property', () => {
    const code =
      'const a = (b: number) => b;\nfunction c() { return { d: { e: 1 }, f } as const; }';
    expect(edit(code, { name: 'a', code: 'return 2;' })).toContain('=> { return 2; };');
    expect(edit(code, { name: 'c', code: '' })).toContain('function c() {  }');
    expect(edit(code, { name: 'c.d.e', code: '2' })).toContain('{ e: 2 }');
    expect(edit(code, { name: 'f', code: '2' })).toContain('f: 2');
    expect(() => edit(code, { name: 'c.x', code: '2' })).toThrow('x is not declared');
    expect(() => edit('const x = [{ a: 1 }, { a: 2 }];', { name: 'a', code: '3' })).toThrow(
      'a is declared 2 times',
    );
  });

  it('takes the declaration that is nearest to the root, and no pattern', () => {
    const code = 'const { a } = b;\nconst c = { d: { a: 1 }, e: { f: { a: 2 } } };';
    expect(edit(code, { name: 'a', code: '3' })).toContain('{ d: { a: 3 }, e: { f: { a: 2 } } }');
  });

  it('replaces, adds and removes a property of elements', () => {
    const code = 'const a = <p><Tag id="a" /><Tag id="b">c</Tag></p>;';
    expect(edit(code, { prop: 'Tag.id', code: '"c"' })).toBe(
      'const a = <p><Tag id="c" /><Tag id="c">c</Tag></p>;',
    );
    expect(edit(code, { prop: 'p.id', code: '{1}' })).toContain('<p id={1}>');
    expect(edit(code, { prop: 'Tag.id', code: null })).toContain('<Tag  /><Tag >');
    expect(() => edit(code, { prop: 'Box.id', code: null })).toThrow('There is no <Box>');
  });

  it('replaces the only line that begins with a text', () => {
    expect(edit('{\n  "a": 1\n}', { line: '"a"', text: '"a": 2' })).toBe('{\n"a": 2\n}');
    expect(edit('A=\nB=', { line: 'A=', text: '' })).toBe('B=');
    expect(() => edit('A=\nA=', { line: 'A=', text: '' })).toThrow('2 lines begin with A=');
  });

  it('replaces a condition and a function of access rules', () => {
    const rules = `  function isA(b) {
    return b
      && true;
  }
  match /a/{b} {
    allow get, list: if isA(b)
      && b;
    match /c {
      allow get: if false;
    }
  }
`;
    const change = (one: object) => edit(rules, { file: 'a.rules', ...one });
    expect(change({ match: '/a/{b}', allow: 'get', code: 'true' })).toContain(
      'allow get, list: if true;\n    match',
    );
    expect(change({ match: '/c', allow: 'get', code: 'true' })).toContain(
      '      allow get: if true;',
    );
    expect(change({ name: 'isA', code: 'return true;' })).toContain(
      '(b) { return true;\n  }\n  match',
    );
    expect(() => change({ match: '/a/{b}', allow: 'create', code: 'true' })).toThrow('0 times');
  });

  it('creates only new files, and must change something', () => {
    expect(edit(null, { create: 'text' })).toBe('text');
    expect(() => edit('', { create: 'text' })).toThrow('a.ts exists');
    expect(() => edit(null, { line: 'A', text: '' })).toThrow('There is no a.ts');
    expect(() => edit('A', { line: 'A', text: 'A' })).toThrow('changes nothing');
  });
});
