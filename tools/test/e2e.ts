import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { conditions } from '../browser/conditions';
import { findSuiteTools, listMissingTools } from '../../firebase/emulatorSuite';
import { takeBeginningOptions } from '../browser/beginning';
import { ensureDemoBuild } from '../build/artifacts';
import { findFreePorts } from '../dev/ports';
import { parsePreviewPorts } from '../dev/startPreview';
import { acquireLock, getCheckoutLock } from '../lock/acquireLock';
import { repositoryRoot } from '../vite/root';
import { formatEmulatorReport } from './emulatorReport';
import { getCoveredApps } from './journeyCoverage';
import { runPlaywright } from './runPlaywright';

// `npm run e2e [-- [--emulators [--if-possible]] [--condition NAME] [--at TIME] [--zone ZONE]
// PLAYWRIGHT OPTIONS]`. The conditions are in tools/browser/conditions.ts. If all arguments are
// files of journeys, only the apps that they open are built. With --emulators, the journeys run
// against the official emulators, and the journeys that can't are listed at the end. With
// --if-possible, which `npm run test:full` uses, they are skipped if the emulators are not
// installed.
const { condition, rest } = takeCondition(process.argv.slice(2));
if (condition && !conditions.some((name) => name === condition)) {
  console.error(`--condition is one of: ${conditions.join(', ')}`);
  process.exit(2);
}
const usesEmulators = rest.includes('--emulators');
const isOptional = rest.includes('--if-possible');
const options = takeBeginningOptions(rest).filter(
  (option) => !['--emulators', '--if-possible'].includes(option),
);
const files = options.filter((one) => one.endsWith('.spec.ts'));
// A folder contains journeys of any app.
const areFiles = options.every(
  (one) => existsSync(join(repositoryRoot, one)) === one.endsWith('.spec.ts'),
);

// Another run would delete this run's results.
acquireLock(getCheckoutLock('journeys'));
const ports = (await findFreePorts(3)).join(',');

/** Removes `--condition NAME` from the options. */
function takeCondition(given: readonly string[]): { condition?: string; rest: readonly string[] } {
  const at = given.indexOf('--condition');
  if (at < 0) return { rest: given };
  return { condition: given[at + 1] ?? '', rest: given.toSpliced(at, 2) };
}

const runJourneys = (env: Readonly<Record<string, string>>): Promise<number> =>
  runPlaywright(options, {
    PREVIEW_PORTS: ports,
    ...(condition && { JOURNEY_CONDITION: condition }),
    ...env,
  });

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
    const code = await runJourneys({ E2E_BACKEND: 'emulators' });
    console.log(formatEmulatorReport(join(repositoryRoot, '.cache/test/e2e.json')));
    return code;
  } finally {
    await school.stop();
  }
}

async function runOnDemo(): Promise<number> {
  const apps = getCoveredApps(areFiles ? files : []);
  ensureDemoBuild(apps);
  return runJourneys({ JOURNEY_APPS: apps.join(',') });
}

try {
  process.exit(await (usesEmulators ? runOnEmulators() : runOnDemo()));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
