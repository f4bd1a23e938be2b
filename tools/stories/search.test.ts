import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser, Page } from 'playwright-core';

import { ensureStorybookBuild } from '../build/artifacts';
import { launchOfflineBrowser } from './checkEachStory';
import { serveFolder } from './serveFolder';

let browser: Browser;
let page: Page;
let served: Awaited<ReturnType<typeof serveFolder>>;

beforeAll(async () => {
  served = await serveFolder(ensureStorybookBuild(), '/');
  ({ browser } = await launchOfflineBrowser());
  page = await browser.newPage();
  await page.goto(`${served.address}?path=/docs/welcome--docs`);
});

afterAll(async () => {
  await browser.close();
  await served.close();
});

/** The first result of Storybook's search: the titles above its name, and its name. */
async function findFirst(query: string): Promise<string> {
  await page.getByRole('searchbox', { name: 'Search for components' }).fill(query);
  const first = page.locator('#storybook-explorer-menu [role="option"]').first();
  await first.waitFor();
  return first.innerText();
}

test.each([
  ['snackbar', 'Toaster'],
  ['modal', 'Dialog'],
  ['drawer', 'Sheet'],
  ['accordion', 'Disclosure'],
  ['input', 'TextField'],
  ['autocomplete', 'Combobox'],
  ['spacing', 'Space'],
  ['shadow', 'Elevation'],
  ['color', 'Foundations'],
  ['Button', 'Button'],
])('searching for %s finds %s first', async (query, found) => {
  expect(await findFirst(query)).toContain(found);
});
