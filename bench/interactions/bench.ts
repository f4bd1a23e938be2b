import type { AddressInfo } from 'node:net';
import { cpus, loadavg } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { ensureDemoBuild } from '../../tools/build/artifacts';
import { findBrowser } from '../../tools/browser/find';
import { serveHosting } from '../../tools/dev/hosting';
import { servedApps } from '../../tools/vite/loadAppConfig';
import { repositoryRoot } from '../../tools/vite/root';
import { toMarkdownTable } from '../shared/markdownTable';
import { median, quantile } from '../shared/statistics';
import { startDemoBrowser, type Addresses } from './demoBrowser';
import { findGoal } from './goals';
import { measureManyClasses } from './manyClasses';
import type { CpuTime, Results, Sample } from './measure';
import { measureMemberViews } from './memberViews';
import { playScene } from './playScene';
import { scenes } from './scenes';

/**
 * `npm run bench:interactions` measures presses on the demo builds with a slower CPU: from the
 * press to the painted frame with its result. docs/performance.md has a table.
 */
const { values } = parseArgs({
  options: {
    /** The number of rounds in which everything is measured. The table shows medians. */
    rounds: { type: 'string', default: '5' },
    /** The factor by which the CPU is slowed down. */
    slowdown: { type: 'string', default: '4' },
    /** Measures only these parts: `presses`, `member`, `many`. May be given several times. */
    only: { type: 'string', multiple: true, default: ['presses', 'member', 'many'] },
    /** Measures only the presses whose name contains this text. */
    press: { type: 'string', default: '' },
    /** The demo build of the site, instead of `apps/site/dist-demo`. */
    site: { type: 'string' },
    /** The demo build of the shop, instead of `apps/shop/dist-demo`. */
    shop: { type: 'string' },
  },
});

const loadAtStart = loadavg()[0] ?? 0;
const rounds = Number(values.rounds);
const slowdown = Number(values.slowdown);
const isMeasured = (part: string): boolean => values.only.includes(part);

if (!values.site || !values.shop) ensureDemoBuild(servedApps.filter((app) => !values[app]));
const servers = await Promise.all(
  servedApps.map((app) => {
    const folder = values[app] ?? join(repositoryRoot, 'apps', app, 'dist-demo');
    return serveHosting(app, resolve(folder), 0, { isCached: true });
  }),
);
const [site = '', shop = ''] = servers.map(
  (server) => `http://localhost:${(server.address() as AddressInfo).port}`,
);
const addresses: Addresses = { site, shop };
const { executablePath } = await findBrowser();
const browser = await startDemoBrowser(addresses, executablePath);

/** Prints the median, the range and the goal for each name, in the order of the first round. */
function printTable(title: string, samples: readonly Sample[]): void {
  const names = [...new Set(samples.map(({ name }) => name))];
  const rows = names.map((name) => {
    const found = samples.filter((sample) => sample.name === name);
    const numbers = found.map(({ value }) => value);
    const times = found.flatMap(({ cpu }) => cpu ?? []);
    const medianOf = (part: keyof CpuTime) =>
      times.length > 0 ? Math.round(median(times.map((time) => time[part]))) : '–';
    return {
      [title]: name,
      median: Math.round(median(numbers)),
      range: `${Math.round(Math.min(...numbers))}–${Math.round(Math.max(...numbers))}`,
      goal: findGoal(name) ?? '–',
      CPU: medianOf('total'),
      style: medianOf('style'),
      layout: medianOf('layout'),
    };
  });
  console.log(`\n${toMarkdownTable(rows)}`);
}

const presses: Results = { samples: [], interactions: [] };
const memberViews: Sample[] = [];
const manyClasses: Sample[] = [];
const chosenScenes = scenes.filter(({ steps }) =>
  steps.some(({ name }) => name?.includes(values.press)),
);
try {
  for (let round = 1; round <= rounds; round++) {
    console.error(`round ${round} of ${rounds}`);
    for (const scene of isMeasured('presses') ? chosenScenes : []) {
      const { samples, interactions } = await playScene(scene, browser, addresses, slowdown);
      presses.samples.push(...samples);
      presses.interactions.push(...interactions);
    }
    if (isMeasured('member')) {
      memberViews.push(...(await measureMemberViews(browser, addresses, slowdown)));
    }
    if (isMeasured('many')) {
      manyClasses.push(...(await measureManyClasses(browser, addresses, slowdown)));
    }
  }
} finally {
  await browser.close();
  for (const server of servers) {
    server.close();
    server.closeAllConnections();
  }
}

const loads = [loadAtStart, loadavg()[0] ?? 0].map((load) => load.toFixed(1)).join(' to ');
console.log(
  `\nChromium ${browser.version}, CPU slowed down ${slowdown} times, ${rounds} rounds, load of the machine ${loads} on ${cpus().length} cores`,
);
if (isMeasured('presses')) {
  const inp = quantile(presses.interactions, 0.98);
  const all = { name: 'INP over the list (98th percentile)', value: inp };
  printTable('press to painted, ms', [...presses.samples, all]);
}
if (isMeasured('member')) printTable('a member’s second visit, ms', memberViews);
if (isMeasured('many')) printTable('10,000 classes', manyClasses);
