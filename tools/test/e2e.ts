import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { findSuiteTools, listMissingTools } from '../../firebase/emulatorSuite';
import { takeBeginningOptions } from '../browser/beginning';
import { ensureDemoBuild } from '../build/artifacts';
import { findFreePorts } from '../dev/ports';
import { parsePreviewPorts } from '../dev/startPreview';
import { acquireLock, getCheckoutLock } from '../lock/acquireLock';
import { repositoryRoot } from '../vite/root';
import { formatEmulatorReport } from './emulatorReport';
import { getCoveredApps } from './journeyCoverage';

// `npm run e2e [-- [--emulators [--if-possible]] [--at TIME] [--zone ZONE] PLAYWRIGHT OPTIONS]`. If all arguments are files of
// journeys, only the apps that they open are built. With --emulators, the journeys run against the
// official emulators, and the end lists those that cannot. With --if-possible, as in
// `npm run test:full`, they are skipped where the emulators are not installed.
const usesEmulators = process.argv.includes('--emulators');
const isOptional = process.argv.includes('--if-possible');
const options = takeBeginningOptions(process.argv.slice(2)).filter(
  (option) => !['--emulators', '--if-possible'].includes(option),
);
const files = options.filter((one) => one.endsWith('.spec.ts'));
const areFiles = files.every((file) => existsSync(join(repositoryRoot, file)));

// Another run would delete the results of this one.
acquireLock(getCheckoutLock('journeys'));
const ports = (await findFreePorts(3)).join(',');

function runPlaywright(env: Readonly<Record<string, string>>): Promise<number> {
  const playwright = spawn(
    process.execPath,
    ['node_modules/@playwright/test/cli.js', 'test', ...options],
    {
      cwd: repositoryRoot,
      stdio: 'inherit',
      env: { ...process.env, PREVIEW_PORTS: ports, ...env },
    },
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => playwright.kill(signal));
  return new Promise((resolve) => playwright.once('exit', (code) => resolve(code ?? 1)));
}

async function runOnEmulators(): Promise<number> {
  const missing = listMissingTools(findSuiteTools());
  if (isOptional && missing.length > 0) {
    console.log(`SKIPPED: the journeys did NOT run on the emulators: ${missing.join(' ')}`);
    return 0;
  }
  const { startSchool } = await import('../emulators/school');
  const school = await startSchool({
    ports: parsePreviewPorts(ports),
    print: (line) => console.log(line),
  });
  try {
    const code = await runPlaywright({ E2E_BACKEND: 'emulators' });
    console.log(formatEmulatorReport(join(repositoryRoot, '.cache/test/e2e.json')));
    return code;
  } finally {
    await school.stop();
  }
}

async function runOnDemo(): Promise<number> {
  const apps = getCoveredApps(areFiles ? files : []);
  ensureDemoBuild(apps);
  return runPlaywright({ JOURNEY_APPS: apps.join(',') });
}

try {
  process.exit(await (usesEmulators ? runOnEmulators() : runOnDemo()));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
