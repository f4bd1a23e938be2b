import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import { repositoryRoot } from '../vite/root';
import { exitWithParent } from './exitWithParent';

/**
 * The log file of a development Storybook. Each port has its own log, because two can run at the
 * same time.
 */
export const getStorybookLog = (port: number): string =>
  join(repositoryRoot, `.cache/storybook-${port}.log`);

/** A Storybook in a separate process. */
export interface StorybookProcess {
  /** Resolves to the exit code when the process ends. */
  ended: Promise<number | null>;
  /** The last lines of its log. */
  tail(): string;
  /** Stops it and all of its child processes. */
  stop(signal?: NodeJS.Signals): void;
}

/**
 * Starts Storybook's development server in a separate process group, so that all its processes can
 * be stopped.
 */
export function startStorybook(
  port: number,
  env: Readonly<Record<string, string>> = {},
): StorybookProcess {
  const logFile = getStorybookLog(port);
  mkdirSync(dirname(logFile), { recursive: true });
  const log = openSync(logFile, 'w');
  const manifest = createRequire(import.meta.url).resolve('storybook/package.json');
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8')) as {
    bin: string | { storybook: string };
  };
  const command = join(dirname(manifest), typeof bin === 'string' ? bin : bin.storybook);
  const options = ['dev', '-p', String(port), '--exact-port', '--ci', '--disable-telemetry'];
  const args = [...exitWithParent, command, ...options, '--no-version-updates'];
  const child = spawn(process.execPath, args, {
    cwd: repositoryRoot,
    stdio: ['ignore', log, log],
    detached: true,
    env: { ...process.env, NODE_ENV: 'development', ...env },
  });
  closeSync(log);
  return {
    ended: new Promise((resolve) => {
      child.once('exit', (code) => resolve(code));
      child.once('error', () => resolve(null));
    }),
    tail: () => readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-25).join('\n'),
    stop(signal = 'SIGTERM') {
      if (child.pid === undefined) return;
      try {
        process.kill(-child.pid, signal);
      } catch {
        // The process group has already ended.
      }
    },
  };
}
