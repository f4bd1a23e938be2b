import { spawn, spawnSync, type ChildProcess } from 'node:child_process';

import { waitUntilAnswers } from '../dev/ports';
import type { PlantedFault } from './plantedFault';
import type { Scratch } from './scratch';

/** How the part of `npm test` that should notice a fault ended. */
interface CheckResult {
  /** True when that part failed. */
  isSeen: boolean;
  output: string;
}

/** Where the scratch worktree's Storybook listens. */
const STORYBOOK = 6116;
/** Vite sees a change of a file this late (ms). */
const WATCHED_AFTER = 1500;

/** What the runners print when nothing matches: ours, Playwright's, vitest's. */
const foundNoTest = /^0 stories in |No tests found|No test files found/m;

/** Runs parts of `npm test` in a scratch worktree. */
export interface Checks {
  run(fault: PlantedFault): Promise<CheckResult>;
  stop(): void;
}

/** @param scratch the worktree, with nothing planted in it */
export function openChecks({ root }: Scratch): Checks {
  let storybook: ChildProcess | undefined;
  /** Apps whose demo build is missing or still holds an earlier fault. */
  let stale = new Set(['site', 'shop']);

  const node = (...args: string[]): CheckResult => {
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
    return { isSeen: status !== 0, output: stdout + stderr };
  };
  const tool = (...args: string[]) => node('--import', 'tsx', ...args);

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
      [...command, '-p', String(STORYBOOK), '--disable-telemetry', '--no-version-updates'],
      {
        cwd: root,
        stdio: 'ignore',
        detached: true,
        env: { ...process.env, STORYBOOK_FOR_TESTS: 'true' },
      },
    );
    await waitUntilAnswers(`http://localhost:${STORYBOOK}/index.json`);
    // The first page transforms most modules: no fault's check has to wait for that.
    tool(
      'tools/stories/run.ts',
      '--url',
      `http://localhost:${STORYBOOK}/`,
      '--story',
      'pages-site-videos--success',
    );
  }

  /** Builds the apps that a fault is in, and those that still hold an earlier fault. */
  function build({ edits }: PlantedFault): CheckResult {
    const touched = ['site', 'shop'].filter((app) =>
      edits.some(({ file }) => !file.startsWith('apps/') || file.startsWith(`apps/${app}/`)),
    );
    const left = new Set([...stale, ...touched]);
    stale = new Set(left);
    for (const app of left) {
      const built = tool('tools/build/build.ts', '--demo', '--app', app);
      // A build that fails notices the fault as well.
      if (built.isSeen) return built;
    }
    stale = new Set(touched);
    return { isSeen: false, output: '' };
  }

  async function check(fault: PlantedFault): Promise<CheckResult> {
    const { noticedBy } = fault;
    switch (noticedBy.step) {
      case 'unit':
      case 'rules':
      case 'tools': {
        const only = noticedBy.test ? ['-t', noticedBy.test] : [];
        return node('node_modules/vitest/vitest.mjs', 'run', noticedBy.file, ...only);
      }
      case 'stories':
        await startStorybook();
        await new Promise((resolve) => setTimeout(resolve, WATCHED_AFTER));
        return tool(
          'tools/stories/run.ts',
          '--url',
          `http://localhost:${STORYBOOK}/`,
          '--story',
          noticedBy.story,
        );
      case 'journeys': {
        const built = build(fault);
        if (built.isSeen) return built;
        const { file, test } = noticedBy;
        return node(
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
        const built = build(fault);
        return built.isSeen ? built : tool('tools/build/budget.ts', '--brief');
      }
      case 'types':
        return node('node_modules/typescript/bin/tsc', '-b', '--incremental', '--force');
      case 'lint':
        return tool('tools/test/lint.ts');
      case 'format':
        return node('node_modules/oxfmt/bin/oxfmt', '--check', fault.edits[0].file);
    }
  }

  return {
    async run(fault) {
      const verdict = await check(fault);
      // A run without a test fails too, and notices nothing.
      return foundNoTest.test(verdict.output) ? { ...verdict, isSeen: false } : verdict;
    },
    stop() {
      if (storybook?.pid) process.kill(-storybook.pid, 'SIGTERM');
    },
  };
}
