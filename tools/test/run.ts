import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';

import { addCounts, noTests, formatCounts } from './counts';
import { beginStepsAt } from './instant';
import { createProgressLine } from './progress';
import { endSteps, runStep } from './runStep';
import { runInParallel } from './schedule';
import { findSlowest, readTestTimes, type TimedTest } from './testTimes';
import { getFullSteps, getSteps } from './steps';

// `npm test [-- --only STEP | --changed [--base BRANCH]] [--at LOCAL_TIME] [--zone ZONE]`, `npm run test:full`
const { values } = parseArgs({
  options: {
    /** Only this step; may be given several times. */
    only: { type: 'string', multiple: true },
    /** Only tests that the changed files can affect. */
    changed: { type: 'boolean', default: false },
    /** The base of `--changed`. @default origin/main or main */
    base: { type: 'string' },
    /** Everything, including the checks that take hours. */
    full: { type: 'boolean', default: false },
    /** The local date and time at which tests begin: `2027-02-28T23:58`. Drawn with `--full`. */
    at: { type: 'string' },
    /** The time zone of the tests. */
    zone: { type: 'string' },
  },
});

const known = values.full ? getFullSteps() : getSteps();
const all = values.changed
  ? await (await import('./changed/changedSteps')).getChangedSteps(values.base)
  : known;
const selected = values.only ? all.filter(({ name }) => values.only?.includes(name)) : all;
const unknown = values.only?.filter((name) => !known.some((step) => step.name === name)) ?? [];
if (unknown.length > 0) {
  console.error(
    `Unknown step: ${unknown.join(', ')}. The steps are ${known.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(2);
}

let chosen = selected;
try {
  chosen = beginStepsAt(selected, values, values.full ? randomUUID() : undefined);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(2);
}

const begin = performance.now();
const line = createProgressLine(process.stdout, chosen.length);
let sum = noTests;
const notices: string[] = [];
const tests: TimedTest[] = [];

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    endSteps();
    line.stop();
    process.exit(130);
  });
}

await runInParallel(chosen, async (step) => {
  line.update(step.name, undefined);
  const result = await runStep(step, (progress) => line.update(step.name, progress));
  line.end(step.name);
  const { counts, isOk, output, seconds } = result;
  const label = `${step.name.padEnd(10)} ${step.title}`;
  line.print(`${isOk ? '✓' : '✗'} ${label}: ${formatCounts(counts)} (${seconds.toFixed(1)} s)`);
  if (!isOk) line.print(`\n${output.trimEnd()}\n`);
  sum = addCounts(sum, counts);
  notices.push(...result.notices);
  if (step.report) tests.push(...readTestTimes(step.report));
});
line.stop();

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
