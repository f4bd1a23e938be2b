import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { findNameErrors } from '../test/nameRules';
import { findSourceErrors } from '../test/sourceRules';
import { repositoryRoot } from '../vite/root';
import { sentenceCase, storyTitle, addListedName } from './componentFiles';
import { isReservedName } from './names';

const folder = mkdtempSync(join(tmpdir(), 'gschool-new-'));
const notCopied = new Set([
  'node_modules',
  '.git',
  'dist',
  'dist-demo',
  'dist-ssr',
  'storybook-static',
  '.cache',
  'public',
  'references',
]);

const node = (args: readonly string[]) => {
  try {
    return execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${stdout}${stderr}`, { cause: error });
  }
};
const bin = (path: string) => join(repositoryRoot, 'node_modules', path);

const run = (...args: string[]) => node(['--import', 'tsx', 'tools/new/new.ts', ...args]);

beforeAll(() => {
  cpSync(repositoryRoot, folder, {
    recursive: true,
    filter: (path) => !notCopied.has(basename(path)),
  });
  symlinkSync(join(repositoryRoot, 'node_modules'), join(folder, 'node_modules'), 'junction');
  run('component', 'StarterKit', 'cards');
  run('theme', 'terracotta');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const made = [
  'packages/ui/src/cards/StarterKit/StarterKit.tsx',
  'packages/ui/src/cards/StarterKit/StarterKit.css.ts',
  'packages/ui/src/cards/StarterKit/StarterKit.stories.tsx',
  'packages/ui/src/cards/StarterKit/StarterKit.mdx',
  'packages/themes/src/seeds/terracotta.ts',
];

describe('npm run new', () => {
  it.each(made)('%s', (path) => {
    expect(readFileSync(join(folder, path), 'utf8')).toMatch(/StarterKit|terracotta|starterKit/);
  });

  it('is formatted', () => {
    const changed = [...made, 'packages/ui/src/index.ts', 'packages/themes/src/seeds/index.ts'];
    expect(node([bin('oxfmt/bin/oxfmt'), '--check', ...changed])).toContain('correct format');
  });

  it('has types', () => {
    for (const name of ['themes', 'ui']) {
      expect(node([bin('typescript/bin/tsc'), '--noEmit', '-p', `packages/${name}`])).toBe('');
    }
  });

  it('passes lint', () => {
    expect(node([bin('oxlint/bin/oxlint'), '--deny-warnings'])).toContain('0 errors');
    for (const path of made.filter((file) => file.endsWith('x') || file.endsWith('.ts'))) {
      const source = { file: path, text: readFileSync(join(folder, path), 'utf8') };
      expect([...findSourceErrors(source), ...findNameErrors(source)]).toEqual([]);
    }
  });

  it('passes the tests of both packages: contrast, names, documentation', () => {
    const tests = ['exports', 'surface', 'contrast', 'registry', 'settings'].map(
      (name) => `${name}.test`,
    );
    expect(
      node([
        bin('vitest/vitest.mjs'),
        'run',
        '--root',
        folder,
        '--project',
        'unit',
        '--reporter=dot',
        ...tests,
      ]),
    ).toContain('passed');
  });

  it('rejects a name that is taken, and an invalid one', () => {
    expect(() => run('component', 'StarterKit', 'forms')).toThrow('already exists');
    expect(() => run('component', 'starter-kit', 'cards')).toThrow('PascalCase');
    expect(() => run('component', 'STARTERKit', 'cards')).toThrow('already exists');
    expect(() => run('theme', 'class')).toThrow('already has a meaning');
  });

  it('rejects a component without a group, and names the groups', () => {
    expect(() => run('component', 'OtherKit')).toThrow('actions, blog, cards');
    expect(() => run('component', 'OtherKit', 'messages')).toThrow('Name its group');
  });
});

describe('names', () => {
  it.each([
    ['StarterKit', 'Starter kit'],
    ['Tag', 'Tag'],
    ['TopTenRow', 'Top ten row'],
  ])('%s is written as %s', (name, text) => expect(sentenceCase(name)).toBe(text));

  it.each([
    ['cards', 'Components/Cards/StarterKit'],
    ['data-display', 'Components/Data display/StarterKit'],
  ])('in the group %s have the sidebar title %s', (group, title) =>
    expect(storyTitle('StarterKit', group)).toBe(title),
  );

  it.each(['class', 'default', 'constructor', 'Fragment', 'String'])(
    '%s would hide a global, or is not a valid name',
    (name) => expect(isReservedName(name)).toBe(true),
  );

  it('are sorted in the list of exports', () => {
    const list = '    [\n      "Alert",\n      "Text",\n    ]';
    expect(addListedName(list, 'Tag')).toBe(
      '    [\n      "Alert",\n      "Tag",\n      "Text",\n    ]',
    );
    expect(() => addListedName('', 'Tag')).toThrow('could not be found');
  });
});
