import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { repositoryRoot } from '../vite/root';
import { withLock } from './acquireLock';

const createFolder = (): string => mkdtempSync(join(tmpdir(), 'lock-'));

/** Runs a script in `testing` as a process, and resolves to its exit code. */
const run = (script: string, ...options: string[]): Promise<number | null> => {
  const args = ['--import', 'tsx', `tools/lock/testing/${script}.ts`, ...options];
  const child = spawn(process.execPath, args, { cwd: repositoryRoot });
  return new Promise((resolve) => child.once('close', (code) => resolve(code)));
};

/** Runs a process that holds the lock for a tenth of a second. */
const append = (folder: string, ...options: string[]): Promise<number | null> =>
  run('appendUnderLock', join(folder, 'lock'), join(folder, 'lines'), ...options);

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
  // The id of this process, but with a different start time.
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

it('builds once what two processes need in the same second', async () => {
  const folder = createFolder();
  writeFileSync(join(folder, 'source'), 'text');
  expect(await Promise.all([run('buildOnce', folder), run('buildOnce', folder)])).toEqual([0, 0]);
  expect(readFileSync(join(folder, 'builds'), 'utf8')).toBe('built\n');
  // After a source has changed, the artifact is built again.
  writeFileSync(join(folder, 'source'), 'another text');
  expect(await run('buildOnce', folder)).toBe(0);
  expect(readFileSync(join(folder, 'builds'), 'utf8')).toBe('built\nbuilt\n');
});
