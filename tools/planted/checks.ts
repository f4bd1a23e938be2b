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

/** The result of running the part of the suite that should notice an error. */
interface CheckResult {
  /** Whether that part failed and printed the required text. */
  isNoticed: boolean;
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
    case 'tools': {
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
export function checkError(root: string, error: PlantedError): CheckResult {
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
    if (status === 0) continue;
    // A run without tests also fails, but does not notice the error.
    return {
      isNoticed: !noTestsFound.test(output) && output.includes(error.printed ?? ''),
      output,
    };
  }
  return { isNoticed: false, output };
}
