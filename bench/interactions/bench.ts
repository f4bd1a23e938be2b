import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';

import { findBrowser } from '../../tools/browser/find';
import { toMarkdownTable, type Row } from '../shared/markdownTable';
import { median, quantile } from '../shared/statistics';
import { serveDemo, serveEmulators, type Backend, type BackendName } from './backends';
import { startDemoBrowser, type DemoBrowser } from './demoBrowser';
import { findGoal } from './goals';
import { measureManyClasses } from './manyClasses';
import type { Results, Sample } from './measure';
import { measureMemberViews } from './memberViews';
import { playScene } from './playScene';
import { scenes } from './scenes';

/**
 * `npm run bench:interactions` measures presses with a slower CPU: from the press to the painted
 * frame with its result. It uses the demo builds, and with `--emulators` also production builds on
 * the official emulators, in the same rounds. docs/performance.md has a table.
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
    /** Also measures production builds on the official emulators. */
    emulators: { type: 'boolean', default: false },
    /** With `--emulators`: leaves the demo out. */
    'no-demo': { type: 'boolean', default: false },
    /** Leaves out the minimums. */
    'no-minimums': { type: 'boolean', default: false },
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

const servers: Backend[] = [];
if (!values.emulators || !values['no-demo'])
  servers.push(await serveDemo({ site: values.site, shop: values.shop }));
if (values.emulators) servers.push(await serveEmulators());

/** What was measured with one backend. */
interface Measured {
  backend: Backend;
  browser: DemoBrowser;
  presses: Results;
  memberViews: Sample[];
  manyClasses: Sample[];
}

const { executablePath } = await findBrowser();
const measured: Measured[] = [];
for (const backend of servers) {
  measured.push({
    backend,
    browser: await startDemoBrowser(backend.addresses, executablePath),
    presses: { samples: [], minimums: [], interactions: [] },
    memberViews: [],
    manyClasses: [],
  });
}

const round = (value: number | undefined): number | '–' =>
  value === undefined ? '–' : Math.round(value);
const medianOf = (samples: readonly Sample[], name: string): number | undefined => {
  const found = samples.filter((sample) => sample.name === name);
  return found.length > 0 ? median(found.map(({ value }) => value)) : undefined;
};

/** The columns of one backend: the median, the range, and the CPU time. */
function describe(name: string, backend: BackendName, samples: readonly Sample[]): Row {
  const found = samples.filter((sample) => sample.name === name);
  const numbers = found.map(({ value }) => value);
  const times = found.flatMap(({ cpu }) => cpu ?? []);
  const ofCpu = (part: 'total' | 'style' | 'layout') =>
    times.length > 0 ? Math.round(median(times.map((time) => time[part]))) : '–';
  const range = `${Math.round(Math.min(...numbers))}–${Math.round(Math.max(...numbers))}`;
  return {
    [backend]: round(medianOf(samples, name)),
    [`range, ${backend}`]: numbers.length > 0 ? range : '–',
    [`CPU, ${backend}`]: ofCpu('total'),
    [`style, ${backend}`]: ofCpu('style'),
    [`layout, ${backend}`]: ofCpu('layout'),
  };
}

/** The minimum of a press. A cold press paints the same as the press after an idle second. */
const findMinimum = (name: string, minimums: readonly Sample[]): number | undefined =>
  medianOf(minimums, name.replace(/, cold$/, ', after an idle second'));

/** Prints the numbers of each name, in the order of the first round. */
function printTable(title: string, pick: (from: Measured) => readonly Sample[]): void {
  const names = [...new Set(measured.flatMap(pick).map(({ name }) => name))];
  const judged = measured.at(-1);
  const rows = names.map((name) => {
    const minimum = judged && findMinimum(name, judged.presses.minimums);
    return {
      [title]: name,
      ...Object.assign(
        {},
        ...measured.map((from) => describe(name, from.backend.name, pick(from))),
      ),
      minimum: round(minimum),
      goal: findGoal(name, minimum) ?? '–',
    } as Row;
  });
  console.log(`\n${toMarkdownTable(rows)}`);
}

const chosenScenes = scenes.filter(({ steps }) =>
  steps.some(({ name }) => name?.includes(values.press)),
);

/** Plays all scenes with one backend. */
async function playScenes({ backend, browser, presses }: Measured): Promise<void> {
  for (const scene of chosenScenes) {
    const { samples, minimums, interactions } = await playScene(scene, {
      browser,
      addresses: backend.addresses,
      slowdown,
      measuresMinimums: !values['no-minimums'],
    });
    presses.samples.push(...samples);
    presses.minimums.push(...minimums);
    presses.interactions.push(...interactions);
    await backend.reset();
  }
}

try {
  for (let number = 1; number <= rounds; number++) {
    console.error(`round ${number} of ${rounds}`);
    for (const each of measured) {
      const { backend, browser } = each;
      if (isMeasured('presses')) await playScenes(each);
      if (isMeasured('member')) {
        const { samples, minimums } = await measureMemberViews(
          browser,
          backend.addresses,
          slowdown,
          !values['no-minimums'],
        );
        each.memberViews.push(...samples);
        each.presses.minimums.push(...minimums);
        await backend.reset();
      }
      // Only the mock has a scenario with 10,000 classes.
      if (isMeasured('many') && backend.name === 'demo') {
        const samples = await measureManyClasses(browser, backend.addresses, slowdown);
        each.manyClasses.push(...samples);
      }
    }
  }
} finally {
  for (const { browser } of measured) await browser.close();
  for (const backend of servers) await backend.stop();
}

const loads = [loadAtStart, loadavg()[0] ?? 0].map((load) => load.toFixed(1)).join(' to ');
console.log(
  `\nChromium ${measured[0]?.browser.version}, CPU slowed down ${slowdown} times, ${rounds} rounds, load of the machine ${loads} on ${cpus().length} cores`,
);
const inpOf = ({ presses }: Measured): Sample => ({
  name: 'INP over the list (98th percentile)',
  value: quantile(presses.interactions, 0.98),
});
if (isMeasured('presses'))
  printTable('press to painted, ms', (from) => [...from.presses.samples, inpOf(from)]);
if (isMeasured('member')) printTable('a member’s second visit, ms', (from) => from.memberViews);
if (isMeasured('many')) printTable('10,000 classes', (from) => from.manyClasses);
