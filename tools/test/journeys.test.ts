import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { expect, it } from 'vitest';

import { repositoryRoot } from '../vite/root';

it('keeps `npm test` to the main journeys of each app', async () => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join('node_modules', '@playwright', 'test', 'cli.js'), 'test', '--list'],
    { cwd: repositoryRoot, env: { ...process.env, TEST_SCOPE: 'commit', E2E_BACKEND: '' } },
  );
  const journeys = stdout.split('\n').filter((line) => line.includes('.spec.ts:'));
  // Each takes about 4 seconds of `npm test`. If this fails, tag the new journey `@merge`, or tag
  // one that promises less.
  expect(journeys.length).toBeLessThanOrEqual(51);
  expect(journeys.length).toBeGreaterThan(45);
  expect(journeys.filter((line) => line.trim().startsWith('studio/')).length).toBeGreaterThan(12);
  expect(journeys.filter((line) => line.trim().startsWith('shop-')).length).toBeGreaterThan(4);
});
