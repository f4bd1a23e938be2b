import { spawnSync } from 'node:child_process';

import { sleepSync } from '../lock/sleepSync';

/** The delay between two tries, in milliseconds, and the number of tries. */
const PAUSE = 2000;
const TRIES = 150;

/** Whether the lock is taken: `apt-get update` has no option to wait for another process. */
const isLocked = (output: string): boolean =>
  /Could not get lock|Unable to (lock|acquire)/.test(output);

/**
 * Runs a command, and tries again while another package manager holds its lock. Returns the error
 * output if the command failed.
 */
export function runPatiently([command, ...args]: readonly string[]): string | undefined {
  const text = [command, ...args].join(' ');
  console.error(`Running ${text} …`);
  for (let tries = 1; ; tries += 1) {
    const { status, stderr, error } = spawnSync(command!, args, {
      encoding: 'utf8',
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (status === 0) return undefined;
    if (error || tries === TRIES || !isLocked(stderr)) {
      return `${text} failed: ${error?.message ?? stderr.trim().split('\n').slice(-5).join('\n')}`;
    }
    sleepSync(PAUSE);
  }
}
