import { randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join } from 'node:path';

import { repositoryRoot } from '../vite/root';
import { sleepSync } from './sleepSync';

/** The delay between two tries, in milliseconds. */
const PAUSE = 100;
/**
 * Removing a dead process's lock takes microseconds, so a guard older than this (in ms) was left
 * behind.
 */
const GUARD_LIFETIME = 10_000;

/**
 * A lock for resources that are shared within this checkout: builds, reports, the ports of a
 * preview.
 */
export const getCheckoutLock = (name: string): string =>
  join(repositoryRoot, '.cache/locks', `${name}.lock`);

/**
 * A lock for resources that a user's processes on this machine share, such as an installed browser.
 */
export const getMachineLock = (name: string): string =>
  join(tmpdir(), `gschool-${userInfo().uid}-${name}.lock`);

/**
 * Waits until no other process holds the lock, and takes it. Returns the function that releases it.
 * If the process that holds the lock has ended, the lock counts as released.
 *
 * It blocks the thread, because builds and installations are synchronous, too. For the same reason,
 * no library is used: the npm libraries renew a lock with a timer, which never runs in a blocked
 * thread.
 */
export function acquireLock(file: string): () => void {
  mkdirSync(dirname(file), { recursive: true });
  const own = `${file}.${process.pid}-${randomUUID()}`;
  // The lock is created as a link, so that it never exists without its content.
  writeFileSync(own, formatOwner(process.pid));
  let isAnnounced = false;
  try {
    while (!tryLink(own, file)) {
      const owner = readOwner(file);
      if (owner && !isRunning(owner)) removeDeadLock(file);
      else if (owner && !isAnnounced) {
        isAnnounced = true;
        console.error(`Waiting for process ${owner.split(' ')[0]}, which holds ${file} …`);
      }
      sleepSync(PAUSE);
    }
  } finally {
    rmSync(own, { force: true });
  }
  const release = (): void => {
    process.off('exit', release);
    rmSync(file, { force: true });
  };
  process.once('exit', release);
  return release;
}

/** Runs `work` while this process holds the lock. */
export function withLock<T>(file: string, work: () => T): T {
  const release = acquireLock(file);
  try {
    return work();
  } finally {
    release();
  }
}

function tryLink(own: string, file: string): boolean {
  try {
    linkSync(own, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

const readOwner = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
};

/**
 * Identifies a process. A process id can be reused, so the process's start time (on Linux) is
 * included.
 */
const formatOwner = (pid: number): string => {
  const stat = readOwner(`/proc/${pid}/stat`);
  // The name of the program, in parentheses, may contain spaces.
  const start = stat?.slice(stat.lastIndexOf(')')).split(' ')[20];
  return start ? `${pid} ${start}` : String(pid);
};

function isRunning(owner: string): boolean {
  const pid = Number(owner.split(' ')[0]);
  try {
    process.kill(pid, 0);
  } catch (error) {
    // This process may not signal another user's process, but it is running.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return formatOwner(pid) === owner;
}

/**
 * Removes a lock whose process has ended. The guard keeps two processes from doing this at the same
 * time.
 */
function removeDeadLock(file: string): void {
  const guard = `${file}.guard`;
  const own = `${guard}.${process.pid}`;
  writeFileSync(own, '');
  try {
    if (!tryLink(own, guard)) {
      if (getAge(guard) > GUARD_LIFETIME) rmSync(guard, { force: true });
      return;
    }
    // Another process may have taken the lock since it was read.
    const owner = readOwner(file);
    if (owner && !isRunning(owner)) rmSync(file, { force: true });
    rmSync(guard, { force: true });
  } finally {
    rmSync(own, { force: true });
  }
}

function getAge(file: string): number {
  try {
    return Date.now() - statSync(file).mtimeMs;
  } catch {
    return 0;
  }
}
