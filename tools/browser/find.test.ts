import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, expect, it, vi } from 'vitest';

import { candidates } from './candidates';
import { findBrowser, launchOptions } from './find';
import { probe } from './probe';

const installed = vi.hoisted(() => ({ byThisRun: true }));
vi.mock('./installedMark', () => ({ wasBrowserInstalled: () => installed.byThisRun }));
afterEach(() => {
  installed.byThisRun = true;
});

const createFile = (content: string): string => {
  const path = join(mkdtempSync(join(tmpdir(), 'browser-')), 'chromium');
  writeFileSync(path, content);
  chmodSync(path, 0o755);
  return path;
};

it('tries the named browser first, and only existing files', async () => {
  const path = join(mkdtempSync(join(tmpdir(), 'browser-')), 'chromium');
  expect(await candidates({ CHROMIUM: path })).not.toContain(path);
  writeFileSync(path, '');
  expect((await candidates({ CHROMIUM: path }))[0]).toBe(path);
});

it('takes no browser of a bare machine before the run has installed one', async () => {
  const named = createFile('');
  installed.byThisRun = false;
  expect(await candidates({ TEST_BARE_MACHINE: 'true', CHROMIUM: named })).toEqual([named]);
  expect(await candidates({ TEST_BARE_MACHINE: 'true' })).toEqual([]);
  installed.byThisRun = true;
  expect(await candidates({ TEST_BARE_MACHINE: 'true' })).toEqual(await candidates({}));
});

it('reports that a file is not a browser', async () => {
  await expect(probe(createFile('#!/bin/sh\nexit 1\n'))).rejects.toThrow();
});

it('finds a browser that plays our clips', async () => {
  const { executablePath, version } = await findBrowser();
  expect(version).toMatch(/^\d+\./);
  expect(launchOptions(executablePath).args).toContain('--no-sandbox');
  expect(await probe(executablePath)).toMatchObject({ playsClips: true });
});
