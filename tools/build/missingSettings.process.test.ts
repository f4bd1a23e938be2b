import { spawnSync } from 'node:child_process';

import { expect, it } from 'vitest';

import { apps } from '../vite/loadAppConfig';
import { repositoryRoot } from '../vite/root';
import { productionSettings } from './artifacts';

const firebaseSettings = Object.keys(productionSettings).filter((name) =>
  name.startsWith('VITE_FIREBASE_'),
);

// Each test builds an app again, so this is not part of `production.process.test.ts`.
it.each(apps)('a build of the %s without settings lists them on its start page', (app) => {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'tools/build/build.ts', '--app', app, '--print', '/'],
    {
      cwd: repositoryRoot,
      encoding: 'utf8',
      env: {
        ...process.env,
        // The test runner's NODE_ENV would select the libraries' development code.
        NODE_ENV: 'production',
        ...Object.fromEntries(firebaseSettings.map((name) => [name, ''])),
      },
    },
  );
  for (const name of firebaseSettings) expect(stdout, stderr).toContain(name);
});
