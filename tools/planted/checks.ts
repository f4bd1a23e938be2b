import { spawn, spawnSync, type ChildProcess } from 'node:child_process';

import { waitUntilAnswers } from '../dev/ports';
import type { PlantedError } from './plantedError';
import type { ScratchWorktree } from './scratchWorktree';

/** The result of the part of `npm test` that should notice an error. */
interface CheckResult {
  /** Whether that part failed. */
  isNoticed: boolean;
  output: string;
}

/** The port of the scratch worktree's Storybook. */
const STORYBOOK_PORT = 6116;
/** How long Vite needs to notice a changed file (ms). */
const WATCH_DELAY_MS = 1500;

/** What our runner, Playwright and vitest print when no test matches. */
const noTestsFound = /^0 stories in |No tests found|No test files found/m;

/** Runs parts of `npm test` in a scratch worktree. */
export interface Checks {
  run(error: PlantedError): Promise<CheckResult>;
  stop(): void;
}

/** @param scratch the worktree, without a planted error */
export function createChecks({ root }: ScratchWorktree): Checks {
  let storybook: ChildProcess | undefined;
  /** Apps whose demo build is missing or still contains an earlier error. */
  let stale = new Set(['site', 'shop']);

  const runNode = (...args: string[]): CheckResult => {
    const { status, stdout, stderr } = spawnSync(process.execPath, args, {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 1 << 28,
      env: {
        ...process.env,
        NO_COLOR: '1',
        VITEST: undefined,
        NODE_ENV: undefined,
        VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true',
      },
    });
    return { isNoticed: status !== 0, output: stdout + stderr };
  };
  const runTool = (...args: string[]) => runNode('--import', 'tsx', ...args);

  async function startStorybook(): Promise<void> {
    if (storybook) return;
    const command = [
      'node_modules/storybook/dist/bin/dispatcher.js',
      'dev',
      '--ci',
      '--exact-port',
    ];
    storybook = spawn(
      process.execPath,
      [...command, '-p', String(STORYBOOK_PORT), '--disable-telemetry', '--no-version-updates'],
      {
        cwd: root,
        stdio: 'ignore',
        detached: true,
        env: { ...process.env, STORYBOOK_FOR_TESTS: 'true' },
      },
    );
    await waitUntilAnswers(`http://localhost:${STORYBOOK_PORT}/index.json`);
    // Loads one page first, because it transforms most modules; the checks then do not wait for
    // that.
    runTool(
      'tools/stories/run.ts',
      '--url',
      `http://localhost:${STORYBOOK_PORT}/`,
      '--story',
      'pages-site-videos--success',
    );
  }

  /** Builds the apps that an error changes, and those that still contain an earlier error. */
  function build({ edits }: PlantedError): CheckResult {
    const changedApps = ['site', 'shop'].filter((app) =>
      edits.some(({ file }) => !file.startsWith('apps/') || file.startsWith(`apps/${app}/`)),
    );
    const appsToBuild = new Set([...stale, ...changedApps]);
    stale = new Set(appsToBuild);
    for (const app of appsToBuild) {
      const built = runTool('tools/build/build.ts', '--demo', '--app', app);
      // A failed build also notices the error.
      if (built.isNoticed) return built;
    }
    stale = new Set(changedApps);
    return { isNoticed: false, output: '' };
  }

  async function check(error: PlantedError): Promise<CheckResult> {
    const { noticedBy } = error;
    switch (noticedBy.step) {
      case 'unit':
      case 'rules':
      case 'tools': {
        const only = noticedBy.test ? ['-t', noticedBy.test] : [];
        return runNode('node_modules/vitest/vitest.mjs', 'run', noticedBy.file, ...only);
      }
      case 'stories':
        await startStorybook();
        await new Promise((resolve) => setTimeout(resolve, WATCH_DELAY_MS));
        return runTool(
          'tools/stories/run.ts',
          '--url',
          `http://localhost:${STORYBOOK_PORT}/`,
          '--story',
          noticedBy.story,
        );
      case 'journeys': {
        const built = build(error);
        if (built.isNoticed) return built;
        const { file, test } = noticedBy;
        return runNode(
          'node_modules/@playwright/test/cli.js',
          'test',
          file,
          '-g',
          test,
          '--retries=0',
          '--reporter=line',
        );
      }
      case 'budget': {
        const built = build(error);
        return built.isNoticed ? built : runTool('tools/build/budget.ts', '--brief');
      }
      case 'types':
        return runNode('node_modules/typescript/bin/tsc', '-b', '--incremental', '--force');
      case 'lint':
        return runTool('tools/test/lint.ts');
      case 'format':
        return runNode('node_modules/oxfmt/bin/oxfmt', '--check', error.edits[0].file);
    }
  }

  return {
    async run(error) {
      const result = await check(error);
      // A run without tests fails too, but does not notice the error.
      return noTestsFound.test(result.output) ? { ...result, isNoticed: false } : result;
    },
    stop() {
      if (storybook?.pid) process.kill(-storybook.pid, 'SIGTERM');
    },
  };
}
