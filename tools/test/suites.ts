import { conditions } from '../browser/conditions';
import {
  browserStep,
  createBuildStep,
  createFormatStep,
  createJourneysStep,
  createStoriesStep,
  createVitestStep,
  getReportFile,
  getToolCommand,
  lintStep,
  typesStep,
  type Step,
} from './steps';

/**
 * - `commit`: `npm test`, which runs the checks you need before a commit.
 * - `merge`: `npm run test:merge`, the other checks that must pass before a merge.
 * - `full`: `npm run test:full`, all checks, which takes hours.
 */
export type SuiteName = 'commit' | 'merge' | 'full';

/**
 * Sets the suite for the tests, which read it from this variable: it decides how often random tests
 * run, and which journeys run.
 */
const inSuite = (suite: SuiteName, steps: readonly Step[]): readonly Step[] =>
  steps.map((step) => ({ ...step, env: { TEST_SCOPE: suite, ...step.env } }));

/** Builds and tools that the suites share. Fresh ones are not built or installed again. */
export const sharedSteps: readonly Step[] = [
  createBuildStep('storybook', 'static Storybook'),
  createBuildStep('demo', 'demo build of the apps'),
  browserStep,
  {
    name: 'emulators',
    title: 'official emulators, where there is Java',
    command: getToolCommand('emulators/install.ts', '--if-possible'),
  },
];

/** The demo build contains the same pages, so only `npm run test:merge` checks this one. */
const productionStep = createBuildStep('production', 'production build of the apps');

/**
 * When a core is free, the first step in the list that is ready starts. The longest come first, so
 * that no core waits for a long one at the end. Stories need both cores, so they come last.
 */
const commitSteps: readonly Step[] = [
  ...sharedSteps,
  { ...createVitestStep('rules', 'access rules', ['rules']), after: ['emulators'] },
  createJourneysStep(),
  createVitestStep('unit', 'units and properties', ['unit', 'dom']),
  {
    ...createVitestStep('tools', 'tools and builds', ['tools']),
    after: ['storybook', 'demo'],
    needs: ['browser'],
  },
  createVitestStep('firebase', 'the Firebase SDK against the mock', ['firebase']),
  typesStep,
  lintStep,
  createFormatStep(),
  {
    name: 'budget',
    title: 'budget',
    command: getToolCommand('build/budget.ts'),
    after: ['demo'],
  },
  createStoriesStep(),
];

/**
 * Runs a tenth of the faults of `npm run test:faults`, selected by the commit; in `full`, runs all
 * of them.
 */
const faultsStep: Step = {
  name: 'faults',
  title: 'faults in a browser',
  command: getToolCommand('test/faults.ts', '--drawn'),
  report: getReportFile('faults'),
  after: ['demo', 'journeys'],
  needs: ['browser'],
};

/** Runs tests that start processes: published packages, operator commands on emulators, servers. */
const processesStep: Step = {
  ...createVitestStep('processes', 'packages, commands and servers', ['processes']),
  after: ['storybook', 'demo', 'production', 'emulators'],
  needs: ['browser'],
};

/** Reads a report of 150 MB, so it is not part of the `rules` step. */
const coverageStep: Step = {
  name: 'coverage',
  title: 'every condition of the access rules',
  command: getToolCommand('../firebase/rulesCoverage.ts', '--if-possible'),
  after: ['emulators'],
};

const mergeSteps: readonly Step[] = [
  ...sharedSteps,
  productionStep,
  processesStep,
  coverageStep,
  createJourneysStep(),
  faultsStep,
  createStoriesStep(),
];

const slowChecks: readonly [name: string, title: string, file: string, report?: string][] = [
  ['matrix', 'every story in all 20 appearances', 'stories/matrix.ts', 'matrix'],
  ['keyboard', 'every story by keyboard', 'stories/keyboard.ts', 'keyboard'],
  ['layout', 'every page in Arabic, with long, large and spaced text', 'layout/check.ts'],
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

/** Both other suites with all their tests, followed by the checks that take hours. */
function getFullSteps(): readonly Step[] {
  const emulatorJourneys: Step = {
    name: 'emulator-journeys',
    title: 'journeys on the official emulators',
    command: getToolCommand('test/e2e.ts', '--emulators', '--if-possible'),
  };
  /** Runs the journeys of `npm test` on translated pages and with another keyboard. */
  const conditionJourneys = conditions.map((condition): Step => ({
    name: `${condition}-journeys`,
    title: `journeys, ${condition}`,
    command: getToolCommand('test/e2e.ts', '--condition', condition),
    env: { TEST_SCOPE: 'commit' },
    needs: ['browser'],
  }));
  const slowUnits: Step = {
    ...createVitestStep('slow-units', 'units, while code loads slowly', ['unit', 'dom']),
    env: { TEST_SLOW_IMPORTS: 'true' },
  };
  const slow = [
    slowUnits,
    emulatorJourneys,
    ...conditionJourneys,
    visualStep,
    ...slowChecks.map(([name, title, file, report]): Step => ({
      name,
      title,
      command: getToolCommand(file),
      ...(report ? { report: getReportFile(report) } : {}),
    })),
  ];
  return [
    ...commitSteps,
    productionStep,
    processesStep,
    coverageStep,
    faultsStep,
    // They run one after the other, after the stories, because they share ports and use both cores.
    ...slow.map((step, index): Step => ({
      ...step,
      cores: 2,
      after: [index === 0 ? 'stories' : slow[index - 1]!.name],
      needs: ['browser'],
    })),
  ];
}

/** The steps of a suite, in the order in which they start. */
export const getSuite = (name: SuiteName): readonly Step[] =>
  inSuite(name, { commit: commitSteps, merge: mergeSteps, full: getFullSteps() }[name]);

/** The named steps of a suite, and the steps that these need. */
export function selectSteps(
  steps: readonly Step[],
  names: readonly string[] | undefined,
): readonly Step[] {
  if (!names) return steps;
  const chosen = new Set<string>();
  const add = (name: string): void => {
    chosen.add(name);
    for (const needed of steps.find((step) => step.name === name)?.needs ?? []) add(needed);
  };
  names.forEach(add);
  return steps.filter(({ name }) => chosen.has(name));
}
