import { join } from 'node:path';

import type { AppName } from '../vite/loadAppConfig';
import { repositoryRoot } from '../vite/root';

/** One step of `npm test`: a command and, if it runs tests, its JSON report. */
export interface Step {
  name: string;
  title: string;
  command: readonly string[];
  env?: Readonly<Record<string, string>>;
  report?: string;
  /** How many cores the step uses. @default 1 */
  cores?: 1 | 2;
  /** Steps that must end before this one starts, if they run. */
  after?: readonly string[];
}

/** The command that runs a script of tools. */
const getToolCommand = (file: string, ...options: string[]): string[] => [
  process.execPath,
  '--import',
  'tsx',
  join('tools', file),
  ...options,
];
const getReportFile = (name: string): string => join(repositoryRoot, `.cache/test/${name}.json`);

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
    // The configuration imports TypeScript without file extensions, which Vite warns about.
    env: { VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true' },
  };
}

export const lintStep: Step = {
  name: 'lint',
  title: 'layers and style',
  command: getToolCommand('test/lint.ts'),
};

/** Checks everything: TypeScript 7.0 can miss an error when it checks only what changed. */
export const typesStep: Step = {
  name: 'types',
  title: 'types',
  command: [process.execPath, 'node_modules/typescript/bin/tsc', '-b', '--incremental', '--force'],
};

/** Checks the format of all files, or of the given ones. */
export const createFormatStep = (files: readonly string[] = ['.']): Step => ({
  name: 'format',
  title: 'format',
  command: [process.execPath, 'node_modules/oxfmt/bin/oxfmt', '--check', ...files],
});

const createBuildStep = (name: string, title: string): Step => ({
  name,
  title,
  command: getToolCommand('build/ensure.ts', name),
});

/** Stories in a browser, with options of `tools/stories/run.ts`. */
export const createStoriesStep = (...options: string[]): Step => ({
  name: 'stories',
  title: 'stories in a browser',
  command: getToolCommand('stories/run.ts', ...options),
  report: getReportFile('stories'),
  cores: 2,
  after: ['storybook'],
});

/** Journeys over the built demo, with options of Playwright. */
export const createJourneysStep = (...options: string[]): Step => ({
  name: 'journeys',
  title: 'journeys in a browser',
  command: getToolCommand('test/e2e.ts', ...options),
  report: getReportFile('e2e'),
  after: ['demo', 'demo-site', 'demo-shop'],
});

/** A tenth of the faults of `npm run test:faults`, drawn by the commit; all of them in `test:full`. */
const faultsStep: Step = {
  name: 'faults',
  title: 'faults in a browser',
  command: getToolCommand('test/faults.ts', '--drawn'),
  report: getReportFile('faults'),
  // The journeys use the same ports.
  after: ['demo', 'journeys'],
};

/** The demo build of one app. */
export const createDemoBuildStep = (app: AppName): Step =>
  createBuildStep(`demo-${app}`, `demo build of the ${app}`);

/**
 * The steps of `npm test`. Earlier steps start first when a core is free. Steps run in pairs
 * until the stories, which need both cores because they expect responses within a second.
 */
export function getSteps(): readonly Step[] {
  return [
    lintStep,
    createBuildStep('storybook', 'static Storybook'),
    createBuildStep('production', 'production build of both apps'),
    createBuildStep('demo', 'demo build of both apps'),
    {
      name: 'emulators',
      title: 'official emulators, where there is Java',
      command: getToolCommand('emulators/install.ts', '--if-possible'),
    },
    createFormatStep(),
    typesStep,
    {
      ...createVitestStep('tools', 'tools and production builds', ['tools']),
      after: ['storybook', 'production', 'demo', 'emulators'],
    },
    createVitestStep('unit', 'units and properties', ['unit', 'dom']),
    createVitestStep('firebase', 'the Firebase SDK against the mock', ['firebase']),
    { ...createVitestStep('rules', 'access rules', ['rules']), after: ['emulators'] },
    {
      name: 'budget',
      title: 'budget',
      command: getToolCommand('build/budget.ts'),
      after: ['demo'],
    },
    // Runs at the same time as the end of `tools`, which mostly waits for processes.
    createJourneysStep(),
    faultsStep,
    createStoriesStep(),
  ];
}

const slowChecks: readonly [name: string, title: string, file: string, report?: string][] = [
  ['matrix', 'every story in all 20 appearances', 'stories/matrix.ts', 'matrix'],
  ['keyboard', 'every story by keyboard', 'stories/keyboard.ts', 'keyboard'],
  ['layout', 'every page in Arabic, with long, large and spaced text', 'layout/check.ts'],
  ['coverage', 'every condition of the access rules', '../firebase/rulesCoverage.ts'],
  ['planted', 'planted errors', 'planted/run.ts'],
  ['mutation', 'mutants of rules, caches and mappers', 'mutation/run.ts'],
];

const visualStep: Step = {
  name: 'visual',
  title: 'screenshots against references',
  command: [
    process.execPath,
    'node_modules/@playwright/test/cli.js',
    'test',
    '--config',
    'tools/visual/playwright.config.ts',
  ],
  report: getReportFile('visual'),
};

/** The steps of `npm run test:full`: `npm test` at both widths, then the checks that take hours. */
export function getFullSteps(): readonly Step[] {
  const quick = getSteps().map((step) => ({ ...step, env: { ...step.env, TEST_SCOPE: 'full' } }));
  const contract = createVitestStep(
    'contract',
    'the mock against the emulators',
    [],
    ['mocks/src/contract', 'firebase/contract'],
  );
  const emulatorJourneys: Step = {
    name: 'emulator-journeys',
    title: 'journeys on the official emulators',
    command: getToolCommand('test/e2e.ts', '--emulators', '--if-possible'),
  };
  const slow = [
    contract,
    emulatorJourneys,
    visualStep,
    ...slowChecks.map(([name, title, file, report]): Step => ({
      name,
      title,
      command: getToolCommand(file),
      ...(report ? { report: getReportFile(report) } : {}),
    })),
  ];
  // One after another, after the stories: they share ports and use both cores.
  return [
    ...quick,
    ...slow.map((step, index): Step => ({
      ...step,
      cores: 2,
      after: [index === 0 ? 'stories' : slow[index - 1]!.name],
    })),
  ];
}
