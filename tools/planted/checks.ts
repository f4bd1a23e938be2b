import { spawnSync } from 'node:child_process';

import {
  createDemoBuildStep,
  createFormatStep,
  createJourneysStep,
  createStoriesStep,
  lintStep,
  typesStep,
} from '../test/steps';
import type { PlantedError } from './plantedError';

/** A run of the part of the suite that should notice an error. */
export interface CheckRun {
  hasFailed: boolean;
  output: string;
}

/** The messages of our runner, Playwright and vitest when no test matches. */
const noTestsFound = /^0 stories in |No tests found|No test files found/m;

const runTool = (...args: string[]): readonly string[] => [
  process.execPath,
  '--import',
  'tsx',
  ...args,
];

/**
 * The commands of the step that should notice an error. The error is noticed if any of them fails.
 */
function getCommands({ noticedBy, edits }: PlantedError): readonly (readonly string[])[] {
  switch (noticedBy.step) {
    case 'unit':
    case 'rules':
    case 'tools':
    case 'processes': {
      const only = noticedBy.test ? ['-t', noticedBy.test] : [];
      return [[process.execPath, 'node_modules/vitest/vitest.mjs', 'run', noticedBy.file, ...only]];
    }
    case 'stories':
      return [createStoriesStep('--story', noticedBy.story).command];
    case 'journeys':
      return [createJourneysStep(noticedBy.file, '-g', noticedBy.test, '--retries=0').command];
    case 'faults':
      return [runTool('tools/test/faults.ts', '-g', noticedBy.test, '--retries=0')];
    case 'budget':
      return [
        createDemoBuildStep('site').command,
        createDemoBuildStep('shop').command,
        runTool('tools/build/budget.ts', '--brief'),
      ];
    case 'types':
      return [typesStep.command];
    case 'lint':
      return [lintStep.command];
    case 'format':
      return [createFormatStep([edits[0].file]).command];
  }
}

/** Runs the part of the suite that should notice an error, in the worktree that contains it. */
export function runCheck(root: string, error: PlantedError): CheckRun {
  let output = '';
  for (const [program = '', ...options] of getCommands(error)) {
    const { status, stdout, stderr } = spawnSync(program, options, {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 1 << 28,
      env: {
        ...process.env,
        NO_COLOR: '1',
        VITEST: undefined,
        NODE_ENV: undefined,
      },
    });
    output += stdout + stderr;
    if (status !== 0) return { hasFailed: true, output };
  }
  return { hasFailed: false, output };
}

/** Whether a run noticed an error. A run without tests also fails, but notices nothing. */
export const isNoticed = ({ printed }: PlantedError, { hasFailed, output }: CheckRun): boolean =>
  hasFailed && !noTestsFound.test(output) && output.includes(printed ?? '');

/**
 * Groups the errors that one run can check: each error of lint is in new files, so all of them are
 * planted together. Any other error is alone.
 */
export function groupErrors(errors: readonly PlantedError[]): readonly (readonly PlantedError[])[] {
  const ofLint = errors.filter(({ noticedBy }) => noticedBy.step === 'lint');
  const others = errors.filter((error) => !ofLint.includes(error));
  return [...(ofLint.length > 0 ? [ofLint] : []), ...others.map((error) => [error])];
}
