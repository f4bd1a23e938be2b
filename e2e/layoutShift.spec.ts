// Covers: site/shell, shop/shell
import { expect, type Page } from '@playwright/test';

import { previewPorts } from '../tools/dev/startPreview';
import { signIn } from './support/actions';
import { openContext, test } from './support/clock';
import { servePartialDocuments } from './support/partialDocuments';
import { settle } from './support/settle';

const site = `http://localhost:${previewPorts.site}`;
const shop = `http://localhost:${previewPorts.shop}`;

/**
 * Pages for visitors: one of each kind, one in a language other than the prerendered page's, and
 * all pages whose data loads late. The sign-in pages are left out, because the demo adds a list of
 * accounts to them.
 */
const pages = [
  `${site}/`,
  `${site}/about/contact`,
  `${site}/about/faq`,
  `${site}/about/faq?lang=ar`,
  `${site}/about/welcome`,
  `${site}/events`,
  `${site}/events?lang=ar`,
  `${site}/events/deadlift-clinic`,
  `${site}/events/hips-workshop`,
  `${site}/extra/terms-of-use`,
  `${site}/about/lena`,
  `${shop}/`,
  `${shop}/?lang=ar`,
  `${shop}/blogs`,
  `${shop}/home`,
  `${shop}/merchandise`,
  `${shop}/merchandise/product/cork-mat`,
  `${shop}/merchandise/product/studio-tee`,
  `${shop}/merchandise/shop`,
  `${shop}/merchandise/shop/mats`,
  `${shop}/movies`,
  `${shop}/movies/chalk`,
  `${shop}/pricing`,
  `${shop}/videos/encore`,
];

const viewports = [
  { width: 412, height: 823 },
  { width: 1280, height: 800 },
];

/** Records what moved on a page, and how far: a layout shift without a press before it. */
const collectShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        if (entry.hadRecentInput) continue;
        const nodes = entry.sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 80) : node?.nodeName,
        );
        shifts.push(`${entry.value.toFixed(4)} ${nodes.join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

const readShifts = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);

/** Expects that nothing has moved since the page was opened. `where` is used in the report. */
async function expectNoShift(page: Page, where: string): Promise<void> {
  const shifts = await readShifts(page);
  const sum = shifts.reduce((total, text) => total + Number.parseFloat(text), 0);
  expect(sum, `${where}:\n${shifts.join('\n')}`).toBeLessThanOrEqual(0.001);
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: readonly { node: Node | null }[];
}

for (const url of pages) {
  test(
    `nothing moves while ${url.replace(/^.*:\d+/, '')} of the ${url.startsWith(site) ? 'site' : 'shop'} loads`,
    { tag: '@merge' },
    async ({ browser }) => {
      for (const viewport of viewports) {
        const context = await openContext(browser, { viewport });
        const page = await context.newPage();
        await collectShifts(page);
        // Lines may break at different places in Inter and in the local font, so this page keeps
        // the local font.
        await page.route('**/*.woff2', (route) => route.abort());
        await page.goto(url, { waitUntil: 'networkidle' });
        await expectNoShift(page, `${viewport.width} px`);
        await context.close();
      }
    },
  );
}

/** The faults in a page's data requests. */
const failures = ['refused', 'late'] as const;

/** The delay of a late response, in milliseconds, which is long after the first paint. */
const DELAY_MS = 2500;

/**
 * How long a page makes no data request after the last one, in milliseconds. It tries a failed
 * request once more after a second.
 */
const getQuietMs = (failure: (typeof failures)[number] | null): number =>
  failure === 'refused' ? 2000 : 500;

interface DataWindow {
  /** The page's requests for data: how many are pending, and when the last one ended. */
  dataRequests: { pending: number; endedAt: number };
}

/** Counts the requests to Firestore, and makes them fail or delays their responses. */
const failData = (page: Page, failure: (typeof failures)[number] | null) =>
  page.addInitScript(
    ([kind, delay]) => {
      const { fetch } = window;
      const requests = { pending: 0, endedAt: 0 };
      Object.assign(window, { dataRequests: requests });
      window.fetch = async (input, init) => {
        const url = input instanceof Request ? input.url : String(input);
        if (!/\/databases\/.*\/documents/.test(url)) return fetch(input, init);
        requests.pending += 1;
        try {
          if (kind === 'refused') throw new TypeError('Failed to fetch');
          if (kind === 'late') await new Promise((resolve) => setTimeout(resolve, delay));
          return await fetch(input, init);
        } finally {
          requests.pending -= 1;
          requests.endedAt = performance.now();
        }
      };
    },
    [failure, DELAY_MS] as const,
  );

/**
 * Waits until the page has its data or has given up, and has shown the result. Some pages request
 * none: their document has it, and the rest loads when it is scrolled to.
 */
async function waitForData(page: Page, failure: (typeof failures)[number] | null): Promise<void> {
  const loadedAt = await page.evaluate(() => performance.now());
  await page.waitForFunction(
    ([quiet, begin]) => {
      const { pending, endedAt } = (window as unknown as DataWindow).dataRequests;
      return pending === 0 && performance.now() - Math.max(endedAt, begin) > quiet;
    },
    [getQuietMs(failure), loadedAt] as const,
  );
  await settle(page);
}

/** The element of the largest contentful paint so far. */
const readLargestPaint = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver((list) => {
          const { element } = list.getEntries().at(-1) as PerformanceEntry & { element?: Element };
          resolve(
            `${element?.localName} ${element?.className} ${element?.textContent?.slice(0, 80)}`,
          );
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );

/** Pages whose documents contain snapshot data, or whose sections load data. */
const pagesWithData = [
  `${shop}/merchandise/shop`,
  `${shop}/merchandise/shop/mats`,
  `${shop}/merchandise/product/studio-tee`,
  `${shop}/merchandise/product/cork-mat`,
  `${shop}/merchandise`,
  `${shop}/`,
  `${site}/events/hips-workshop`,
];

for (const url of pagesWithData) {
  test(
    `nothing moves when the data of ${url.replace(/^.*:\d+/, '')} fails or is late`,
    { tag: '@merge' },
    async ({ browser }) => {
      test.slow();
      for (const viewport of viewports) {
        const largest = new Map<string, string>();
        for (const failure of [null, ...failures]) {
          const context = await openContext(browser, { viewport });
          const page = await context.newPage();
          await collectShifts(page);
          await failData(page, failure);
          await page.route('**/*.woff2', (route) => route.abort());
          await page.goto(url, { waitUntil: 'networkidle' });
          await waitForData(page, failure);
          if (failure === 'refused' && url.includes('/merchandise/')) {
            await expect(
              page.getByText('Prices and stock may be old', { exact: true }),
            ).toBeVisible();
          }
          await expectNoShift(page, `${failure} at ${viewport.width} px`);
          largest.set(String(failure), await readLargestPaint(page));
          await context.close();
        }
        // Content that is shown later, such as a notice, is not the largest paint.
        if (!url.startsWith(`${shop}/merchandise/`)) continue;
        for (const failure of failures) expect(largest.get(failure)).toBe(largest.get('null'));
      }
    },
  );
}

for (const [name, app, paths, button] of [
  ['site', site, ['/', '/events'], /aria-label="Customize appearance".*?<\/button>/],
  ['shop', shop, ['/merchandise/shop'], /aria-label="Search".*?<\/button>/],
] as const) {
  test(
    `no button moves while the header of the ${name} arrives in parts`,
    { tag: '@merge' },
    async ({ browser }) => {
      const server = await servePartialDocuments(app, button);
      for (const path of paths) {
        for (const viewport of viewports) {
          const context = await openContext(browser, { viewport });
          const page = await context.newPage();
          await collectShifts(page);
          // Inter may load between two parts of the document, and its links have different widths.
          await page.route('**/*.woff2', (route) => route.abort());
          await page.goto(server.url + path);
          expect(await readShifts(page), `${path} at ${viewport.width} px`).toEqual([]);
          await context.close();
        }
      }
      server.stop();
    },
  );
}

test(
  'the footer does not move while a page of a member loads',
  { tag: '@merge' },
  async ({ page }) => {
    await signIn(page, 'member@gschool.example', '/library?inspector=off');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await collectShifts(page);
    await page.reload({ waitUntil: 'networkidle' });
    const shifts = await readShifts(page);
    expect(shifts.filter((text) => text.includes('<footer'))).toEqual([]);
  },
);
