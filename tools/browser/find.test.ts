import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { candidates } from './candidates';
import { findBrowser, launchOptions } from './find';
import { probe } from './probe';

it('tries the named browser first, and only existing files', async () => {
  const path = join(mkdtempSync(join(tmpdir(), 'browser-')), 'chromium');
  expect(await candidates({ CHROMIUM: path })).not.toContain(path);
  writeFileSync(path, '');
  expect((await candidates({ CHROMIUM: path }))[0]).toBe(path);
});

it('reports that a file is not a browser', async () => {
  const path = join(mkdtempSync(join(tmpdir(), 'browser-')), 'chromium');
  writeFileSync(path, '#!/bin/sh\nexit 1\n');
  chmodSync(path, 0o755);
  await expect(probe(path)).rejects.toThrow();
});

it('finds a browser that plays our clips', async () => {
  const { executablePath, version } = await findBrowser();
  expect(version).toMatch(/^\d+\./);
  expect(launchOptions(executablePath).args).toContain('--no-sandbox');
  expect(await probe(executablePath)).toMatchObject({ playsClips: true });
});
