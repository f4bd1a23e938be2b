import { parseArgs } from 'node:util';

import {
  parallelDesign,
  sequentialDesign,
  simulateRenewals,
} from '../../operator/src/testing/simulateRenewals';
import { createRandom } from '../cost/random';
import { toMarkdownTable } from '../shared/markdownTable';

/**
 * `npm run bench:renewals` simulates members who renew within an hour, and prints how many of them
 * were locked out although they had paid: once with the deployed functions, and once with one event
 * at a time.
 */
const { values } = parseArgs({
  options: {
    members: { type: 'string', default: '50000' },
    /** The same seed always creates the same members. */
    seed: { type: 'string', default: '1' },
  },
});

const HOUR_MS = 3_600_000;
const members = Number(values.members);
const simulate = (design: typeof parallelDesign) =>
  simulateRenewals({
    members,
    period: HOUR_MS,
    design,
    random: createRandom(Number(values.seed)).next,
  });

const formatDelay = (ms: number): string =>
  ms < 120_000 ? `${(ms / 1000).toFixed(1)} s` : `${(ms / HOUR_MS).toFixed(1)} h`;

const parallel = await simulate(parallelDesign);
const sequential = await simulate(sequentialDesign);
type Result = typeof parallel;
const measures: readonly (readonly [name: string, format: (result: Result) => string])[] = [
  ['members locked out', ({ lockedOut }) => lockedOut.toLocaleString('en-US')],
  ['new period in the token, median', ({ delays }) => formatDelay(delays.median)],
  ['99th percentile', ({ delays }) => formatDelay(delays.p99)],
  ['longest', ({ delays }) => formatDelay(delays.longest)],
  ['calls of Authentication in the busiest second', ({ busiestSecond }) => String(busiestSecond)],
  ['failed calls', ({ failures }) => failures.toLocaleString('en-US')],
];

console.log(`\n${members.toLocaleString('en-US')} renewals in an hour, seed ${values.seed}\n`);
console.log(
  toMarkdownTable(
    measures.map(([name, format]) => ({
      measure: name,
      'the deployed functions': format(parallel),
      'one event at a time': format(sequential),
    })),
  ),
);
