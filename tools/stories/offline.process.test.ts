import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import { launchOfflineBrowser, SUB_PATH } from './checkEachStory';
import { serveFolder, type ServedFolder } from './serveFolder';
import { ensureStorybookBuild } from '../build/artifacts';

// The output of `npm run build-storybook` works in any folder on any host, and offline.
let served: ServedFolder;
let browser: Browser;

// Journeys run at the same time, so on a slow machine a page can take a minute.
const PAGE_TIMEOUT = 200_000;
vi.setConfig({ testTimeout: PAGE_TIMEOUT + 40_000 });

beforeAll(async () => {
  served = await serveFolder(ensureStorybookBuild(), SUB_PATH);
  ({ browser } = await launchOfflineBrowser());
});

afterAll(async () => {
  await browser?.close();
  await served?.close();
});

/** Opens a URL and collects errors: requests to other hosts and failed requests. */
async function collectErrors(
  path: string,
  appearance: (page: Page) => Promise<void>,
): Promise<string[]> {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  context.setDefaultTimeout(PAGE_TIMEOUT);
  const page = await context.newPage();
  const found: string[] = [];
  const { origin } = new URL(served.address);
  page.on('requestfailed', (request) => {
    // The browser cancels a media request once it has loaded enough.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') found.push(`failed: ${request.url()}`);
  });
  page.on('response', (response) => {
    const url = response.url();
    if (response.status() >= 400) found.push(`${response.status()}: ${url}`);
    // The mock answers requests to Firebase's hosts inside the browser.
    if (/^https?:/.test(url) && !url.startsWith(origin) && !response.fromServiceWorker()) {
      found.push(`left the site: ${url}`);
    }
  });
  page.on('pageerror', (error) => found.push(`error: ${error.message}`));
  await page.goto(served.address + path);
  await appearance(page);
  // Later requests are errors, too. The test doesn’t wait longer for a request that never ends.
  await page.waitForLoadState('networkidle', { timeout: 20_000 }).catch(() => undefined);
  await context.close();
  return found;
}

const frame = (page: Page) => page.frameLocator('#storybook-preview-iframe');

it('opens Storybook, and finds a story in it', async () => {
  const found = await collectErrors('', async (page) => {
    await frame(page).getByRole('heading', { level: 1 }).first().waitFor();
    await page.getByText('Actions', { exact: true }).first().waitFor();
  });
  expect(found).toEqual([]);
});

it('shows a page of documentation with its canvases', async () => {
  const found = await collectErrors('?path=/docs/components-actions-button--docs', async (page) => {
    await frame(page).locator('h1', { hasText: 'Button' }).waitFor();
    await frame(page).locator('.docs-story button').first().waitFor();
  });
  expect(found).toEqual([]);
});

it('shows a component', async () => {
  const found = await collectErrors('?path=/story/components-actions-button--primary', (page) =>
    frame(page).locator('#storybook-root button').first().waitFor(),
  );
  expect(found).toEqual([]);
});

it('plays a whole page over the mock', async () => {
  const found = await collectErrors('?path=/story/pages-site-videos--success', (page) =>
    frame(page).getByRole('heading', { name: 'All classes' }).waitFor(),
  );
  expect(found).toEqual([]);
});

it('plays a video', async () => {
  const found = await collectErrors(
    'iframe.html?viewMode=story&id=components-media-player--without-captions',
    (page) =>
      page
        .waitForFunction(() => (document.querySelector('video')?.readyState ?? 0) >= 2)
        .then(() => undefined),
  );
  expect(found).toEqual([]);
});
