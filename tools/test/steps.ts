import { join } from 'node:path';

import type { AppName } from '../vite/loadAppConfig';
import { repositoryRoot } from '../vite/root';

/** A step of a test run: a command and, if it runs tests, its JSON report. */
export interface Step {
  name: string;
  title: string;
  command: readonly string[];
  env?: Readonly<Record<string, string>>;
  report?: string;
  /** How many cores the step uses. @default 1 */
  cores?: 1 | 2;
  /** Steps that must end before this one starts, if they are part of the run. */
  after?: readonly string[];
  /** Steps that always run before this one, even with `--only`. */
  needs?: readonly string[];
}

/** The command that runs a script of tools. */
export const getToolCommand = (file: string, ...options: string[]): string[] => [
  process.execPath,
  '--import',
  'tsx',
  join('tools', file),
  ...options,
];
/** The JSON report of a step. */
export const getReportFile = (name: string): string =>
  join(repositoryRoot, `.cache/test/${name}.json`);

/** A step that runs vitest: whole projects, or only the given files. */
export function createVitestStep(
  name: string,
  title: string,
  projects: readonly string[],
  files: readonly string[] = [],
): Step {
  const report = getReportFile(name);
  return {
    name,
    title,
    report,
    command: [
      process.execPath,
      'node_modules/vitest/vitest.mjs',
      'run',
      ...files,
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=default',
      '--reporter=./tools/test/progressReporter.ts',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
  };
}

export const lintStep: Step = {
  name: 'lint',
  title: 'layers and style',
  command: getToolCommand('test/lint.ts'),
};

/**
 * Checks everything, because TypeScript 7.0 can miss an error when it checks only changed files.
 */
export const typesStep: Step = {
  name: 'types',
  title: 'types',
  command: [process.execPath, 'node_modules/typescript/bin/tsc', '-b', '--incremental', '--force'],
};

/** Checks the formatting of all files, or of the given ones. */
export const createFormatStep = (files: readonly string[] = ['.']): Step => ({
  name: 'format',
  title: 'format',
  command: [process.execPath, 'node_modules/oxfmt/bin/oxfmt', '--check', ...files],
});

/** A build that several steps share (`tools/build/ensure.ts`). */
export const createBuildStep = (name: string, title: string): Step => ({
  name,
  title,
  command: getToolCommand('build/ensure.ts', name),
});

/** Runs stories in a browser, with options of `tools/stories/run.ts`. */
export const createStoriesStep = (...options: string[]): Step => ({
  name: 'stories',
  title: 'stories in a browser',
  command: getToolCommand('stories/run.ts', ...options),
  report: getReportFile('stories'),
  cores: 2,
  after: ['storybook'],
  needs: ['browser'],
});

/** Runs journeys on the built demo, with Playwright options. */
export const createJourneysStep = (...options: string[]): Step => ({
  name: 'journeys',
  title: 'journeys in a browser',
  command: getToolCommand('test/e2e.ts', ...options),
  report: getReportFile('e2e'),
  after: ['demo', 'demo-site', 'demo-shop'],
  needs: ['browser'],
});

/** Finds a Chromium or installs one, once for all steps that need it. */
export const browserStep: Step = {
  name: 'browser',
  title: 'a browser for the tests',
  command: getToolCommand('browser/main.ts'),
};

/** Creates the demo build of one app. */
export const createDemoBuildStep = (app: AppName): Step =>
  createBuildStep(`demo-${app}`, `demo build of the ${app}`);
