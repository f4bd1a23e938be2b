import type { AddressInfo } from 'node:net';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { chromium, type Browser, type Page } from 'playwright-core';

import { ensureDemoBuild } from '../../tools/build/artifacts';
import { browserFlags, findBrowser } from '../../tools/browser/find';
import { serveHosting } from '../../tools/dev/hosting';
import { repositoryRoot } from '../../tools/vite/root';
import { waitForIdleSecond } from '../interactions/demoBrowser';
import { installRecorder } from '../interactions/recorder';
import { toMarkdownTable, type Row } from '../shared/markdownTable';
import { median, quantile } from '../shared/statistics';
import { implementations } from './implementations';

/**
 * `npm run bench:preview [-- --keys 20 --slowdown 4 --no-build]`: types into the title of a class
 * and measures from each key to the painted preview, in the demo's school and with 10,000 classes.
 * It also prints the CPU time of the page, to which other processes of the machine do not add.
 */
const { values } = parseArgs({
  options: {
    keys: { type: 'string', default: '20' },
    slowdown: { type: 'string', default: '4' },
    'no-build': { type: 'boolean', default: false },
  },
});
const keys = Number(values.keys);
const slowdown = Number(values.slowdown);
const GOAL_MS = 100;
const CLASS = 'morning-mobility-in-ten';
const schools = { 'the default school': '', '10,000 classes': '&scenario=many' };

if (!values['no-build']) ensureDemoBuild(['site']);

interface PreviewWindow {
  /** Resolves to the milliseconds from the last key to the message that the preview is painted. */
  waitForPaint(): Promise<number>;
}

/** Sent to the page as text, so it may not use anything outside itself. */
const installTimer = (): void => {
  let pressed = 0;
  let resolve: (ms: number) => void = () => undefined;
  addEventListener('keydown', ({ timeStamp }) => void (pressed = timeStamp), true);
  addEventListener('message', ({ data }) => {
    if ((data as { type?: unknown } | null)?.type === 'painted')
      resolve(performance.now() - pressed);
  });
  (window as unknown as PreviewWindow).waitForPaint = () =>
    new Promise((done) => {
      resolve = done;
    });
};

async function openEditor(browser: Browser, url: string): Promise<Page> {
  const { fillSignIn, submit } = implementations['studio']!;
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  context.setDefaultTimeout(120_000);
  // When tsx transforms code, it names functions with this helper, which pages don't have.
  await context.addInitScript('globalThis.__name = (target) => target');
  await context.addInitScript(installRecorder);
  await context.addInitScript(installTimer);
  const page = await context.newPage();
  await page.goto(url);
  await fillSignIn(page);
  await submit(page).click();
  await page.locator('iframe[data-painted]').waitFor();
  await waitForIdleSecond(page);
  return page;
}

/** The times of the keys in milliseconds, and the CPU time of the page for each. */
async function timeKeys(browser: Browser, url: string): Promise<{ time: number; cpu: number }[]> {
  const page = await openEditor(browser, url);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const readCpu = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
  };
  const title = page.getByRole('textbox', { name: 'Title' }).first();
  const heading = page.frameLocator('iframe').getByRole('heading', { level: 1 });
  await title.focus();
  await title.press('End');
  const samples: { time: number; cpu: number }[] = [];
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  // The first key is not timed: it starts the code of the form.
  for (let count = 0; count <= keys; count++) {
    const before = await readCpu();
    const painted = page.evaluate(() => (window as unknown as PreviewWindow).waitForPaint());
    await page.keyboard.press('abcdefghij'.charAt(count % 10));
    const time = await painted;
    const cpu = (await readCpu()) - before;
    if (count > 0) samples.push({ time, cpu });
    await page.waitForTimeout(250);
  }
  const typed = await title.inputValue();
  if ((await heading.textContent()) !== typed)
    throw new Error(`The preview shows ${await heading.textContent()} instead of ${typed}`);
  await page.context().close();
  return samples;
}

const server = await serveHosting('site', join(repositoryRoot, 'apps/site/dist-demo'), 0);
const { port } = server.address() as AddressInfo;
const { executablePath } = await findBrowser();
const browser = await chromium.launch({ executablePath, args: [...browserFlags] });
const rows: Row[] = [];
const round = (value: number): number => Math.round(value);
try {
  for (const [school, query] of Object.entries(schools)) {
    const url = `http://localhost:${port}/studio/classes/${CLASS}?inspector=off${query}`;
    const samples = await timeKeys(browser, url);
    const times = samples.map(({ time }) => time);
    rows.push({
      'key to painted preview': school,
      'median, ms': round(median(times)),
      'fastest, ms': round(Math.min(...times)),
      '90 %, ms': round(quantile(times, 0.9)),
      'CPU, ms': round(median(samples.map(({ cpu }) => cpu))),
      goal: GOAL_MS,
    });
  }
} finally {
  await browser.close();
  server.close();
}
console.log(
  `Chromium, CPU slowed down ${slowdown} times, ${keys} keys, load ${(loadavg()[0] ?? 0).toFixed(1)} on ${cpus().length} cores\n`,
);
console.log(toMarkdownTable(rows));
