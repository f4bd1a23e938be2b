import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { repositoryRoot } from '../vite/root';
import { withLock } from './acquireLock';

const createFolder = (): string => mkdtempSync(join(tmpdir(), 'lock-'));

/** Runs a process that holds the lock for a tenth of a second. */
const append = (folder: string, ...options: string[]): Promise<number | null> => {
  const script = ['--import', 'tsx', 'tools/lock/testing/appendUnderLock.ts'];
  const files = [join(folder, 'lock'), join(folder, 'lines')];
  const child = spawn(process.execPath, [...script, ...files, ...options], { cwd: repositoryRoot });
  return new Promise((resolve) => child.once('close', (code) => resolve(code)));
};

it('lets one process in at a time', async () => {
  const folder = createFolder();
  writeFileSync(join(folder, 'lines'), '0');
  expect(await Promise.all([1, 2, 3, 4].map(() => append(folder)))).toEqual([0, 0, 0, 0]);
  expect(readFileSync(join(folder, 'lines'), 'utf8')).toBe('0\n1\n2\n3\n4');
  expect(readdirSync(folder)).toEqual(['lines']);
});

it('is taken from a process that was killed', async () => {
  const folder = createFolder();
  writeFileSync(join(folder, 'lines'), '0');
  await append(folder, 'die');
  expect(readdirSync(folder)).toContain('lock');
  expect(await Promise.all([append(folder), append(folder)])).toEqual([0, 0]);
  expect(readFileSync(join(folder, 'lines'), 'utf8')).toBe('0\n1\n2');
});

it('is taken from a process whose id another one has now', () => {
  const file = join(createFolder(), 'lock');
  // This process, started at another time.
  writeFileSync(file, `${process.pid} 1`);
  expect(withLock(file, () => 'done')).toBe('done');
});

it('is released when the work fails', () => {
  const folder = createFolder();
  const fail = (): never => {
    throw new Error('no');
  };
  expect(() => withLock(join(folder, 'lock'), fail)).toThrow('no');
  expect(readdirSync(folder)).toEqual([]);
});
