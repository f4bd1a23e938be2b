import { parseArgs } from 'node:util';

import { add, none, summaryLine } from './counts';
import { endSteps, runStep } from './runStep';
import { steps } from './steps';

const { values } = parseArgs({ options: { only: { type: 'string', multiple: true } } });
const all = steps();
const chosen = values.only ? all.filter(({ name }) => values.only?.includes(name)) : all;
const unknown = values.only?.filter((name) => !all.some((step) => step.name === name)) ?? [];
if (unknown.length > 0) {
  console.error(
    `No such step: ${unknown.join(', ')}. There are ${all.map((s) => s.name).join(', ')}.`,
  );
  process.exit(2);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    endSteps();
    process.exit(130);
  });
}

const isTerminal = process.stdout.isTTY;
const begin = performance.now();
let sum = none;
const notices: string[] = [];

for (const step of chosen) {
  const label = `${step.name.padEnd(9)} ${step.title}`;
  if (isTerminal) process.stdout.write(`· ${label} …`);
  const { counts, isOk, output, seconds, notices: said } = await runStep(step);
  if (isTerminal) process.stdout.write('\r\x1b[K');
  console.log(`${isOk ? '✓' : '✗'} ${label}: ${summaryLine(counts)} (${seconds.toFixed(1)} s)`);
  if (!isOk) console.log(`\n${output.trimEnd()}\n`);
  sum = add(sum, counts);
  notices.push(...said);
}

for (const notice of new Set(notices)) console.log(`\n${notice}`);
console.log(`\n${((performance.now() - begin) / 60_000).toFixed(1)} minutes`);
console.log(summaryLine(sum));
process.exit(sum.failed > 0 ? 1 : 0);
