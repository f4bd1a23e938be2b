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

/** The first results of Storybook's search. Each is a name with the titles above it. */
async function find(query: string, count: number): Promise<string> {
  await page.getByRole('searchbox', { name: 'Search for components' }).fill(query);
  const results = page.locator('#storybook-explorer-menu [role="option"]');
  await results.first().waitFor();
  return (await results.allInnerTexts()).slice(0, count).join();
}

test.each([
  ['snackbar', 'Toaster'],
  ['modal', 'Dialog'],
  ['drawer', 'Sheet'],
  ['accordion', 'Disclosure'],
  ['autocomplete', 'Combobox'],
  ['spacing', 'Space'],
  ['shadow', 'Elevation'],
  ['color', 'Foundations'],
  ['Button', 'Button'],
])('searching for %s finds %s first', async (query, found) => {
  expect(await find(query, 1)).toContain(found);
});

test('searching for input finds TextField, after what has it in its name', async () => {
  expect(await find('input', 4)).toContain('TextField');
});
