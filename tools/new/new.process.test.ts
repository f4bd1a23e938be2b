import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { findNameErrors } from '../test/nameRules';
import { findSourceErrors } from '../test/sourceRules';
import { copyRepository } from '../theme/addThemeToCopy';
import { repositoryRoot } from '../vite/root';

const { root: folder, remove } = copyRepository();

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
  run('component', 'StarterKit', 'cards');
  run('theme', 'terracotta');
});
afterAll(remove);

const made = [
  'packages/ui/src/cards/StarterKit/StarterKit.tsx',
  'packages/ui/src/cards/StarterKit/StarterKit.css.ts',
  'packages/ui/src/cards/StarterKit/StarterKit.stories.tsx',
  'packages/ui/src/cards/StarterKit/StarterKit.mdx',
  'packages/themes/src/seeds/terracotta.ts',
];
const changed = [...made, 'packages/ui/src/index.ts', 'packages/themes/src/seeds/index.ts'];
const modules = changed.filter((path) => /\.tsx?$/.test(path));

describe('npm run new', () => {
  it.each(made)('%s', (path) => {
    expect(readFileSync(join(folder, path), 'utf8')).toMatch(/StarterKit|terracotta|starterKit/);
  });

  it('is formatted', () => {
    expect(node([bin('oxfmt/bin/oxfmt'), '--check', ...changed])).toContain('correct format');
  });

  it('has types', () => {
    // Checks only the new files and their imports.
    const config = { extends: './tsconfig.json', files: modules, include: [] };
    writeFileSync(join(folder, 'tsconfig.new.json'), JSON.stringify(config));
    expect(node([bin('typescript/bin/tsc'), '--noEmit', '-p', 'tsconfig.new.json'])).toBe('');
  });

  it('passes lint', () => {
    expect(node([bin('oxlint/bin/oxlint'), '--deny-warnings', ...modules])).toContain('0 errors');
    for (const path of modules) {
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
