import { spawnSync } from 'node:child_process';

import { sleepSync } from '../lock/sleepSync';

/** Milliseconds between two tries, and how often a command is tried. */
const PAUSE = 2000;
const TRIES = 150;

/** `apt-get update` has no option that waits for another process. */
const isLocked = (output: string): boolean =>
  /Could not get lock|Unable to (lock|acquire)/.test(output);

/**
 * Runs a command, and tries again while another package manager holds its lock. Returns its error
 * output if it failed.
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
