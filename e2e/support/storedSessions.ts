import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { test, type BrowserContext } from '@playwright/test';

export type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Longer than signing in can take. If a worker is killed, its lock stays. */
const LOCK_TIMEOUT_MS = 30_000;

const fileOf = (email: string): string => {
  // Playwright empties this folder at the beginning of a run.
  const folder = join(test.info().project.outputDir, 'sessions');
  mkdirSync(folder, { recursive: true });
  return join(folder, `${email}.json`);
};

/** Returns whether this worker may write the file. */
const lock = (file: string): boolean => {
  try {
    mkdirSync(`${file}.lock`);
    return true;
  } catch {
    return false;
  }
};

const isStale = (file: string): boolean => {
  const { mtimeMs = Date.now() } = statSync(`${file}.lock`, { throwIfNoEntry: false }) ?? {};
  return Date.now() - mtimeMs > LOCK_TIMEOUT_MS;
};

/**
 * The storage state of a browser in which this account is signed in. The first worker that asks for
 * it creates it while the others wait, so that each account signs in only once per run.
 */
export async function getStoredSession(
  email: string,
  create: () => Promise<StorageState>,
): Promise<StorageState> {
  const file = fileOf(email);
  for (;;) {
    if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as StorageState;
    if (lock(file)) {
      try {
        const state = await create();
        // A rename, so that no other worker reads a partly written file.
        writeFileSync(`${file}.new`, JSON.stringify(state));
        renameSync(`${file}.new`, file);
        return state;
      } finally {
        rmdirSync(`${file}.lock`);
      }
    }
    if (isStale(file)) rmSync(`${file}.lock`, { recursive: true, force: true });
    await wait(50);
  }
}

/** Deletes the stored session of an account, after the emulators have restored the account. */
export const deleteStoredSession = (email: string): void => rmSync(fileOf(email), { force: true });
