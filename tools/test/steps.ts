import { join } from 'node:path';

import type { AppName } from '../vite/loadAppConfig';
import { repositoryRoot } from '../vite/root';

/** One step of `npm test`: a command, and the JSON report it leaves, if it runs tests. */
export interface Step {
  name: string;
  title: string;
  command: readonly string[];
  env?: Readonly<Record<string, string>>;
  report?: string;
  /** How many cores it keeps busy. @default 1 */
  cores?: 1 | 2;
  /** Steps that must have ended before it begins, where they run at all. */
  after?: readonly string[];
}

/** The scripts of tools run like this one does. */
const tool = (file: string, ...options: string[]): string[] => [
  process.execPath,
  '--import',
  'tsx',
  join('tools', file),
  ...options,
];
const reportOf = (name: string): string => join(repositoryRoot, `.cache/test/${name}.json`);

/** A step that runs test files with vitest: all of its projects, or only the files that are named. */
export function vitest(
  name: string,
  title: string,
  projects: readonly string[],
  files: readonly string[] = [],
): Step {
  const report = reportOf(name);
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
    // The configuration is TypeScript without file extensions, as everything here.
    env: { VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true' },
  };
}

export const lint: Step = {
  name: 'lint',
  title: 'layers and style',
  command: tool('test/lint.ts'),
};

/** Checks everything: TypeScript 7.0 can miss an error when it checks only what changed. */
export const types: Step = {
  name: 'types',
  title: 'types',
  command: [process.execPath, 'node_modules/typescript/bin/tsc', '-b', '--incremental', '--force'],
};

/** The formatting of all files, or only of those that are named. */
export const format = (files: readonly string[] = ['.']): Step => ({
  name: 'format',
  title: 'format',
  command: [process.execPath, 'node_modules/oxfmt/bin/oxfmt', '--check', ...files],
});

const build = (name: string, title: string): Step => ({
  name,
  title,
  command: tool('build/ensure.ts', name),
});

/** Stories in a browser, with options of `tools/stories/run.ts`. */
export const stories = (...options: string[]): Step => ({
  name: 'stories',
  title: 'stories in a browser',
  command: tool('stories/run.ts', ...options),
  report: reportOf('stories'),
  cores: 2,
  after: ['storybook'],
});

/** Journeys over the built demo, with options of Playwright. */
export const journeys = (...options: string[]): Step => ({
  name: 'journeys',
  title: 'journeys in a browser',
  command: tool('test/e2e.ts', ...options),
  report: reportOf('e2e'),
  after: ['demo', 'demo-site', 'demo-shop'],
});

/** The demo build of one app. */
export const demoBuild = (app: AppName): Step => build(`demo-${app}`, `demo build of the ${app}`);

/**
 * The steps of `npm test`. One that comes first in the list begins first where a core is free:
 * everything runs in pairs until the stories, which expect answers within a second, have both cores.
 */
export function steps(): readonly Step[] {
  return [
    lint,
    build('storybook', 'static Storybook'),
    build('production', 'production build of both apps'),
    build('demo', 'demo build of both apps'),
    format(),
    types,
    {
      ...vitest('tools', 'tools and production builds', ['tools']),
      after: ['storybook', 'production', 'demo'],
    },
    vitest('unit', 'units and properties', ['unit', 'dom']),
    vitest('firebase', 'the Firebase SDK against the mock', ['firebase']),
    vitest('rules', 'access rules', ['rules']),
    { name: 'budget', title: 'budget', command: tool('build/budget.ts'), after: ['demo'] },
    // Beside the end of `tools`, which mostly waits for processes.
    journeys(),
    stories(),
  ];
}

const checks: readonly [name: string, title: string, file: string, report?: string][] = [
  ['matrix', 'every story in all 20 appearances', 'stories/matrix.ts', 'matrix'],
  ['keyboard', 'every story by keyboard', 'stories/keyboard.ts', 'keyboard'],
  ['layout', 'every page in Arabic and with long text', 'layout/check.ts'],
  ['coverage', 'every condition of the access rules', '../firebase/rulesCoverage.ts'],
  ['planted', 'planted errors', 'planted/run.ts'],
  ['mutation', 'mutants of rules, caches and mappers', 'mutation/run.ts'],
];

const visual: Step = {
  name: 'visual',
  title: 'screenshots against references',
  command: [
    process.execPath,
    'node_modules/@playwright/test/cli.js',
    'test',
    '--config',
    'tools/visual/playwright.config.ts',
  ],
  report: reportOf('visual'),
};

/** The steps of `npm run test:full`: `npm test` at both widths, then what takes hours. */
export function fullSteps(): readonly Step[] {
  const quick = steps().map((step) => ({ ...step, env: { ...step.env, TEST_SCOPE: 'full' } }));
  const contract = vitest(
    'contract',
    'the mock against the emulators',
    [],
    ['mocks/src/contract', 'firebase/contract'],
  );
  const slow = [
    contract,
    visual,
    ...checks.map(([name, title, file, report]): Step => ({
      name,
      title,
      command: tool(file),
      ...(report ? { report: reportOf(report) } : {}),
    })),
  ];
  // One after the other, behind the stories: they share ports and keep both cores busy.
  return [
    ...quick,
    ...slow.map((step, index): Step => ({
      ...step,
      cores: 2,
      after: [index === 0 ? 'stories' : slow[index - 1]!.name],
    })),
  ];
}
