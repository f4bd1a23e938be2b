import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { ensureDemoBuild } from '../build/artifacts';
import { repositoryRoot } from '../vite/root';
import { getCoveredApps } from './journeyCoverage';

// `npm run e2e [-- PLAYWRIGHT OPTIONS]`. If all arguments are files of journeys, only the apps
// that they open are built.
const options = process.argv.slice(2);
const files = options.filter((one) => one.endsWith('.spec.ts'));
const areFiles = files.every((file) => existsSync(join(repositoryRoot, file)));
const apps = getCoveredApps(areFiles ? files : []);
ensureDemoBuild(apps);
const playwright = spawn(
  process.execPath,
  ['node_modules/@playwright/test/cli.js', 'test', ...options],
  {
    cwd: repositoryRoot,
    stdio: 'inherit',
    env: { ...process.env, JOURNEY_APPS: apps.join(',') },
  },
);
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => playwright.kill(signal));
playwright.once('exit', (code) => process.exit(code ?? 1));
