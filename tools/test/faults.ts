import { parseArgs } from 'node:util';

import { takeBeginningOptions } from '../browser/beginning';
import { ensureDemoBuild } from '../build/artifacts';
import { findFreePorts } from '../dev/ports';
import { acquireLock, getCheckoutLock } from '../lock/acquireLock';
import { apps } from '../vite/loadAppConfig';
import { getCommit } from './changed/changedFiles';
import { runPlaywright } from './runPlaywright';

// `npm run test:faults [-- --drawn | --seed TEXT] [--at TIME] [--zone ZONE] [-- PLAYWRIGHT OPTIONS]`
const given = takeBeginningOptions(process.argv.slice(2));
const { values, tokens } = parseArgs({
  options: {
    /** Runs only about a tenth, selected by the commit. */
    drawn: { type: 'boolean', default: false },
    /** Runs only about a tenth, selected by this text. */
    seed: { type: 'string' },
  },
  args: given,
  strict: false,
  tokens: true,
});

const isFull = process.env['TEST_SCOPE'] === 'full';
const seed =
  typeof values.seed === 'string' ? values.seed : values.drawn && !isFull ? getCommit() : '';
if (seed !== '') console.log(`About a tenth of the faults, drawn by --seed ${seed}`);

const own = new Set<number>();
for (const token of tokens) {
  if (token.kind !== 'option' || !['drawn', 'seed'].includes(token.name)) continue;
  own.add(token.index);
  if (token.value !== undefined && token.inlineValue === false) own.add(token.index + 1);
}
const options = given.filter((_option, index) => !own.has(index));

// Another run would delete this run's results.
acquireLock(getCheckoutLock('journeys'));
ensureDemoBuild(apps);
const ports = (await findFreePorts(3)).join(',');
process.exit(
  await runPlaywright(['--config', 'e2e/faults/playwright.config.ts', ...options], {
    PREVIEW_PORTS: ports,
    FAULTS_SEED: seed,
  }),
);
