import type { AddressInfo } from 'node:net';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';

import { chromium, type Browser, type BrowserContext } from 'playwright-core';

import { ensureDemoBuild } from '../../tools/build/artifacts';
import { browserFlags, findBrowser } from '../../tools/browser/find';
import { serveHosting } from '../../tools/dev/hosting';
import { serveFolder } from '../../tools/stories/serveFolder';
import { repositoryRoot } from '../../tools/vite/root';
import { openPage, waitForIdleSecond, type OpenPage } from '../interactions/demoBrowser';
import { readCpuTime, timePress, waitUntilPainted, type Sample } from '../interactions/measure';
import { installRecorder } from '../interactions/recorder';
import { countSlowFrames, SCROLL_SECONDS } from '../shared/countSlowFrames';
import { toMarkdownTable } from '../shared/markdownTable';
import { median } from '../shared/statistics';
import { buildImplementation, distFolder } from './build';
import { implementations, type Implementation } from './implementations';

/**
 * `npm run bench:studio [-- --rounds 5 --only plain,studio --no-build]`: a list of 10,000 members
 * in the studio, in react-admin with generated data, and in plain React, measured in turn.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    only: { type: 'string' },
    'no-build': { type: 'boolean', default: false },
  },
});

const SLOWDOWN = 4;
const chosen = values.only?.split(',') ?? Object.keys(implementations);
const unknown = chosen.filter((name) => !implementations[name]);
if (unknown.length > 0) throw new Error(`No implementation: ${unknown.join(', ')}`);

for (const name of values['no-build'] ? [] : chosen) {
  if (name === 'studio') ensureDemoBuild(['site']);
  else await buildImplementation(name);
}

/** Counts the bytes of all scripts that the page loads, compressed with gzip. */
function countScriptBytes({ page }: OpenPage): { read(): Promise<number> } {
  const loading: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    // The demo's page carries the mock of Firebase, which a deployed studio does not have.
    if (/\/(mock|demo)/.test(new URL(response.url()).pathname)) return;
    loading.push(
      response.body().then(
        (body) => gzipSync(body).length,
        () => 0,
      ),
    );
  });
  return {
    read: async () => (await Promise.all(loading)).reduce((sum, bytes) => sum + bytes, 0),
  };
}

/** A new browser profile with the recorder in every page. */
async function createContext(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext();
  context.setDefaultTimeout(120_000);
  // When tsx transforms code, it names functions with this helper, which pages don't have.
  await context.addInitScript('globalThis.__name = (target) => target');
  await context.addInitScript(installRecorder);
  return context;
}

async function openList(
  browser: Browser,
  url: string,
  { fillSignIn }: Implementation,
): Promise<OpenPage> {
  const context = await createContext(browser);
  const opened = await openPage(context, { url, slowdown: 1 });
  await fillSignIn(opened.page);
  await waitForIdleSecond(opened.page);
  return opened;
}

/** Times a key in the search field, after a first key that is not timed. */
async function timeKey(
  name: string,
  opened: OpenPage,
  { rows, search }: Implementation,
): Promise<Sample> {
  await search(opened.page).fill('');
  await search(opened.page).press('m');
  await opened.page.waitForTimeout(1000);
  await waitForIdleSecond(opened.page);
  const sample = await timePress(name, opened, 'a', { changed: rows });
  await search(opened.page).fill('');
  await opened.page.waitForTimeout(1000);
  return sample;
}

/** A sample, and the CPU time of the page for it, to which other processes do not add. */
const withCpuTime = (sample: Sample): Sample[] => [
  sample,
  ...(sample.cpu ? [{ name: `${sample.name}: CPU`, value: sample.cpu.total }] : []),
];

/** Measures one visit: signing in, the first row, keys in the search field, and scrolling. */
async function visit(
  browser: Browser,
  url: string,
  implementation: Implementation,
): Promise<Sample[]> {
  const opened = await openList(browser, url, implementation);
  const { page, session } = opened;
  try {
    const submit = implementation.submit(page);
    const first = await timePress('sign-in to first row at 1x', opened, submit, {
      visible: implementation.row,
    });
    await waitForIdleSecond(page);
    const key = await timeKey('filter key to paint at 1x', opened, implementation);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    const slowKey = await timeKey(`filter key to paint at ${SLOWDOWN}x`, opened, implementation);
    const before = await readCpuTime(opened);
    const frames = await countSlowFrames(page, { x: 720, y: 600 });
    const after = await readCpuTime(opened);
    const scrolling = `${SCROLL_SECONDS} s of scrolling at ${SLOWDOWN}x`;
    return [
      ...[first, key, slowKey].flatMap(withCpuTime),
      { name: `frames over 50 ms in ${scrolling}`, value: frames },
      { name: `${scrolling}: CPU`, value: after.total - before.total },
    ];
  } finally {
    await page.context().close();
  }
}

/** The compressed bytes of the scripts before and after signing in, in KB. */
async function measureSizes(
  browser: Browser,
  url: string,
  implementation: Implementation,
): Promise<Sample[]> {
  const context = await createContext(browser);
  const page = await context.newPage();
  const opened: OpenPage = { page, session: await context.newCDPSession(page) };
  const bytes = countScriptBytes(opened);
  try {
    await page.goto(url);
    await implementation.fillSignIn(page);
    const signIn = await bytes.read();
    await implementation.submit(page).click();
    await waitUntilPainted(opened, { visible: implementation.row });
    const table = await bytes.read();
    return [
      { name: 'JS of the sign-in form, KB gzip', value: signIn / 1000 },
      { name: 'JS of the list, KB gzip', value: table / 1000 },
    ];
  } finally {
    await context.close();
  }
}

const loadAtStart = loadavg()[0] ?? 0;
const others = await serveFolder(distFolder, '/');
const site = await serveHosting('site', join(repositoryRoot, 'apps/site/dist-demo'), 0, {
  isCached: true,
});
const siteAddress = `http://localhost:${(site.address() as AddressInfo).port}`;
const getUrl = (name: string): string => {
  const { path } = implementations[name]!;
  return name === 'studio' ? siteAddress + path : new URL(path, others.address).href;
};
const { executablePath, version } = await findBrowser();
const browser = await chromium.launch({ executablePath, args: [...browserFlags] });
const samples = new Map<string, Sample[]>();
try {
  for (const name of chosen)
    samples.set(name, await measureSizes(browser, getUrl(name), implementations[name]!));
  for (let round = 1; round <= Number(values.rounds); round++) {
    // The order differs in each round, so that no implementation always follows the same one.
    const order = chosen.map((_, index) => chosen[(index + round) % chosen.length]!);
    for (const name of order) {
      console.error(`round ${round} of ${values.rounds}: ${name}`);
      samples.get(name)?.push(...(await visit(browser, getUrl(name), implementations[name]!)));
    }
  }
} finally {
  await browser.close();
  site.close();
  site.closeAllConnections();
  await others.close();
}

const names = [...new Set([...samples.values()].flat().map(({ name }) => name))];
const loads = [loadAtStart, loadavg()[0] ?? 0].map((load) => load.toFixed(1)).join(' to ');
console.log(
  `10,000 members, Chromium ${version}, medians of ${values.rounds} rounds, load of the machine ${loads} on ${cpus().length} cores\n`,
);
console.log(
  toMarkdownTable(
    names.map((name) => ({
      '': name,
      ...Object.fromEntries(
        chosen.map((one) => {
          const found = (samples.get(one) ?? []).filter((sample) => sample.name === name);
          return [implementations[one]!.title, Math.round(median(found.map(({ value }) => value)))];
        }),
      ),
    })),
  ),
);
