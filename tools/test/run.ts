import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';

import { onParentEnd } from '../dev/onParentEnd';
import { acquireLock, getCheckoutLock } from '../lock/acquireLock';
import { getCommit } from './changed/changedFiles';
import { addCounts, noTests, formatCounts } from './counts';
import { beginStepsAt } from './instant';
import { bypassProxyForLocalHosts } from './noProxy';
import { createProgressLine } from './progress';
import { endSteps, runStep } from './runStep';
import { runInParallel } from './schedule';
import type { Step } from './steps';
import { estimateSecondsLeft, getTimeKey, readStepTimes, recordStepTimes } from './stepTimes';
import { getSuite, selectSteps, type SuiteName } from './suites';
import { findSlowest, readTestTimes, type TimedTest } from './testTimes';

// `npm test [-- --only STEP | --changed [--base BRANCH]] [--at LOCAL_TIME] [--zone ZONE]`, and the
// same for `npm run test:merge` and `npm run test:full`
const { values } = parseArgs({
  options: {
    /** Runs only this step and the steps that it needs; may be given several times. */
    only: { type: 'string', multiple: true },
    /** Runs only tests that the changed files can affect. */
    changed: { type: 'boolean', default: false },
    /** The base of `--changed`. @default origin/main or main */
    base: { type: 'string' },
    /** `commit`, `merge` or `full`. */
    suite: { type: 'string', default: 'commit' },
    /**
     * The local date and time at which tests begin: `2027-02-28T23:58`. In `full`, it is random by
     * default.
     */
    at: { type: 'string' },
    /** The time zone of the tests. */
    zone: { type: 'string' },
  },
});

/** The steps of this run. Throws for a step, an instant or a zone that does not exist. */
async function chooseSteps(): Promise<readonly Step[]> {
  const known = getSuite(values.suite as SuiteName);
  const names = known.map(({ name }) => name);
  const unknown = values.only?.filter((name) => !names.includes(name)) ?? [];
  if (unknown.length > 0)
    throw new Error(`Unknown step: ${unknown.join(', ')}. The steps are ${names.join(', ')}.`);
  const steps = values.changed
    ? await (await import('./changed/changedSteps')).getChangedSteps(values.base)
    : known;
  const seed = values.suite === 'full' ? randomUUID() : undefined;
  useSeed(seed);
  return beginStepsAt(selectSteps(steps, values.only), values, seed);
}

/** Sets the seed of random tests: the commit, or the new seed of `npm run test:full`. */
function useSeed(drawn: string | undefined): void {
  process.env['TEST_SEED'] ??= drawn ?? getCommit();
  if (drawn)
    console.log(
      `Random tests use a new seed. Repeat it with: TEST_SEED=${process.env['TEST_SEED']}`,
    );
}

const chosen = await chooseSteps().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(2);
});

bypassProxyForLocalHosts();

// Two runs in the same folder would overwrite each other's reports.
const release = acquireLock(getCheckoutLock('test'));
const begin = performance.now();
const times = readStepTimes();
const begins = new Map<string, number>();
const ended = new Set<string>();
const line = createProgressLine(process.stdout, chosen.length, () => {
  const now = performance.now();
  const running = new Map([...begins].map(([name, from]) => [name, (now - from) / 1000]));
  return estimateSecondsLeft(chosen, times, ended, running);
});
let sum = noTests;
const notices: string[] = [];
const tests: TimedTest[] = [];

const stop = (): never => {
  endSteps();
  line.stop();
  release();
  process.exit(130);
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
onParentEnd(stop);

async function runAndPrint(step: Step): Promise<void> {
  begins.set(step.name, performance.now());
  line.update(step.name, undefined);
  const result = await runStep(step, (progress) => line.update(step.name, progress));
  begins.delete(step.name);
  ended.add(step.name);
  line.end(step.name);
  const { counts, isOk, output, seconds } = result;
  const label = `${step.name.padEnd(10)} ${step.title}`;
  line.print(`${isOk ? '✓' : '✗'} ${label}: ${formatCounts(counts)} (${seconds.toFixed(1)} s)`);
  if (!isOk) line.print(`\n${output.trimEnd()}\n`);
  sum = addCounts(sum, counts);
  notices.push(...result.notices);
  if (step.report) tests.push(...readTestTimes(step.report));
  if (isOk) recordStepTimes({ [getTimeKey(step)]: Math.round(seconds) });
}

await runInParallel(chosen, runAndPrint);
line.stop();
release();

for (const notice of new Set(notices)) console.log(`\n${notice}`);
if (tests.length > 0) {
  console.log('\nSlowest tests:');
  for (const { name, seconds } of findSlowest(tests, 10)) {
    console.log(`  ${seconds.toFixed(1).padStart(5)} s  ${name}`);
  }
}
console.log(`\n${((performance.now() - begin) / 60_000).toFixed(1)} minutes`);
console.log(formatCounts(sum));
process.exit(sum.failed > 0 ? 1 : 0);
