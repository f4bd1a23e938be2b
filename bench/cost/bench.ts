import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';

import { ensureProductionBuild, getProductionFolder } from '../../tools/build/artifacts';
import { getTotalSize, measureView } from '../../tools/build/measure';
import { views } from '../../tools/build/views';
import { toMarkdownTable } from '../shared/markdownTable';
import { createProductDesign, createSimpleDesign, type Design } from './designs';
import { simulateMembers } from './members';
import { getCosts } from './prices';
import { createRandom } from './random';
import { requestCounts } from './requestCounts';

/**
 * `npm run bench:cost` simulates a month of 1,000,000 members and prints its cost on Firebase, next
 * to the cost of a simple design. The cost of streaming videos is the same in both and not
 * included.
 */
const { values } = parseArgs({
  options: {
    members: { type: 'string', default: '1000000' },
    /** The same seed always creates the same members. */
    seed: { type: 'string', default: '1' },
    /**
     * A build folder of the site. The default is a production build with settings that belong to no
     * project.
     */
    site: { type: 'string' },
  },
});

/** The bytes of a member's first visit to the catalog: its document, scripts, styles and fonts. */
function measureApp(): number {
  if (!values.site) ensureProductionBuild();
  const folder = values.site ?? getProductionFolder('site');
  const view = views.find(({ app, name }) => app === 'site' && name === 'videos');
  if (!view) throw new Error('tools/build/views.ts has no view of the catalog');
  const { scripts, styles, fonts } = measureView(view, folder);
  const document = gzipSync(readFileSync(join(folder, 'shell.html'))).length;
  return document + getTotalSize([...scripts, ...styles, ...fonts]);
}

const { reads, documents } = requestCounts.firstVisit;
const sumOfDocuments = Object.values(documents).reduce((sum, count) => sum + count, 0);
if (sumOfDocuments !== reads)
  throw new Error(`A first visit reads ${reads}, not ${sumOfDocuments}`);

const appBytes = measureApp();
const designs = [createProductDesign(appBytes), createSimpleDesign(appBytes)] as const;
const members = Number(values.members);
const totals = simulateMembers(members, createRandom(Number(values.seed)), designs);

const format = (value: number): string =>
  value.toLocaleString('en-US', { maximumFractionDigits: value < 100 ? 2 : 0 });
const millions = (value: number): string => `${format(value / 1e6)} million`;

console.log(
  [
    `\n${format(members)} members, ${format(totals.activeMembers)} of them active, seed ${values.seed}`,
    `${millions(totals.visits)} visits, ${format((100 * totals.warmVisits) / totals.visits)}% of them warm, ${millions(totals.watchedMinutes / 60)} hours watched, ${format(appBytes / 1000)} KB for the app\n`,
  ].join('\n'),
);

const [ours, simple] = designs.map(({ usage }: Design) => {
  const costs = getCosts(usage, totals.activeMembers);
  const sum = Object.values(costs).reduce((total, cost) => total + cost, 0);
  return { usage, costs, sum };
}) as [Summary, Summary];

interface Summary {
  usage: Design['usage'];
  costs: ReturnType<typeof getCosts>;
  sum: number;
}

const toRow = (name: string, read: (summary: Summary) => number, unit = '') => ({
  'per month': name,
  'this school': `${unit}${format(read(ours))}`,
  'simple design': `${unit}${format(read(simple))}`,
  times: format(read(simple) / read(ours)),
});
const costRows = (Object.keys(ours.costs) as (keyof Summary['costs'])[]).map((item) =>
  toRow(`cost of ${item}`, ({ costs }) => costs[item], '$'),
);
console.log(
  toMarkdownTable([
    toRow('reads, millions', ({ usage }) => usage.reads / 1e6),
    toRow('writes, millions', ({ usage }) => usage.writes / 1e6),
    toRow('reads of a visit', ({ usage }) => usage.reads / totals.visits),
    toRow('Firestore egress, GiB', ({ usage }) => usage.documentBytes / 2 ** 30),
    toRow('auth calls, millions', ({ usage }) => usage.authCalls / 1e6),
    toRow('hosting egress, GB', ({ usage }) => usage.hostingBytes / 1e9),
    ...costRows,
    toRow('cost together', ({ sum }) => sum, '$'),
    toRow('cost of 1,000 members', ({ sum }) => (sum * 1000) / members, '$'),
  ]),
);
