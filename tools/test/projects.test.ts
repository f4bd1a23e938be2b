import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

import { expect, it } from 'vitest';

import { repositoryRoot } from '../vite/root';

const skipped =
  /^(node_modules|dist.*|storybook-static|screens|test-results|coverage|\.git|\.cache)$/;

function testFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (skipped.test(entry.name)) return [];
    if (entry.isDirectory()) return testFiles(path);
    return /\.(test|spec)\.[cm]?[jt]sx?$/.test(entry.name) ? [relative(repositoryRoot, path)] : [];
  });
}

it('every test file belongs to exactly one project of vitest, or to Playwright', () => {
  const vitest = join(repositoryRoot, 'node_modules/vitest/vitest.mjs');
  const { stdout } = spawnSync(process.execPath, [vitest, 'list', '--filesOnly', '--json'], {
    cwd: repositoryRoot,
    encoding: 'utf8',
  });
  const listed = JSON.parse(stdout.slice(stdout.indexOf('['))) as {
    file: string;
    projectName: string;
  }[];
  const homes = new Map<string, string[]>();
  for (const { file, projectName } of listed) {
    const name = relative(repositoryRoot, file);
    homes.set(name, [...(homes.get(name) ?? []), projectName]);
  }
  const isPlaywright = (file: string) => /^(e2e|tools\/visual)\/.*\.spec\.ts$/.test(file);
  const files = testFiles(repositoryRoot);
  expect(files.length).toBeGreaterThan(30);
  const astray = files.filter(
    (file) => (homes.get(file)?.length ?? 0) + Number(isPlaywright(file)) !== 1,
  );
  expect(astray).toEqual([]);
});

it('the compiler checks every test of a package with its own configuration', () => {
  const compiler = join(repositoryRoot, 'node_modules/typescript/bin/tsc');
  for (const name of ['domain', 'intl', 'worker']) {
    const project = join('packages', name, 'tsconfig.test.json');
    const { stdout } = spawnSync(
      process.execPath,
      [compiler, '--project', project, '--listFilesOnly'],
      { cwd: repositoryRoot, encoding: 'utf8' },
    );
    const checked = stdout.split('\n').map((file) => relative(repositoryRoot, file));
    const tests = testFiles(join(repositoryRoot, 'packages', name));
    expect(tests.length).toBeGreaterThan(0);
    expect(tests.filter((file) => !checked.includes(file))).toEqual([]);
  }
});
