import type { Browser, Page } from 'playwright-core';

import type { Result } from '../inPage/window';
import { openScreen } from './openScreen';
import type { Sample } from './visit';

const press = (page: Page, label: string, result: Result | null) =>
  page.evaluate(
    async ([text, shown]) => {
      window.renderCounter.renders = 0;
      await window.inPage.press(text, shown);
      await window.inPage.waitUntilStill();
      return window.renderCounter.renders;
    },
    [label, result] as const,
  );

const readColors = (page: Page) =>
  page.evaluate(() => [
    getComputedStyle(document.querySelector('main h3')!).color,
    getComputedStyle(document.querySelector('main button')!).backgroundColor,
  ]);

/**
 * Counts the values that are the same in every round: renders, fibers and elements. Also checks
 * that each change of the appearance changes the colors, and takes the screenshots if there is a
 * folder for them.
 */
export async function count(
  browser: Browser,
  address: string,
  { toast, screenshots }: { toast: string; screenshots?: string | undefined },
): Promise<Sample> {
  const { context, page } = await openScreen(browser, address, ['press', 'renderCounter']);
  const screenshot = async (name: string) => {
    if (screenshots) await page.screenshot({ path: `${screenshots}-${name}.png` });
  };
  const sample: Sample = {};

  sample['renders of 200 cards'] = await press(page, '200 cards', {
    selector: 'main h3',
    count: 200,
  });
  sample['fibers per card'] = await page.evaluate(() => window.renderCounter.countFibersPerCard());
  sample['nodes per card'] = await page.evaluate(() => window.inPage.countNodesPerCard());
  await screenshot('cards');

  const light = await readColors(page);
  sample['renders of a scheme switch'] = await press(page, 'Light or dark', null);
  const dark = await readColors(page);
  await screenshot('dark');
  await press(page, 'Light or dark', null);
  sample['renders of a theme switch'] = await press(page, 'Next theme', null);
  const themed = await readColors(page);
  await screenshot('theme');
  if (light[0] === dark[0]) throw new Error(`${address}: dark does not change the text.`);
  if (light[1] === themed[1]) throw new Error(`${address}: the theme does not change buttons.`);

  sample['renders of a dialog'] = await press(page, 'Dialog', {
    selector: '[role=dialog], dialog[open]',
    count: 1,
  });
  await screenshot('dialog');
  await page.keyboard.press('Escape');
  await press(page, '200 videos', { selector: 'main h3', count: 200 });
  await page.waitForLoadState('networkidle');
  sample['fibers per video'] = await page.evaluate(() => window.renderCounter.countFibersPerCard());
  sample['nodes per video'] = await page.evaluate(() => window.inPage.countNodesPerCard());
  await screenshot('videos');
  sample['renders of 30 toasts'] = await press(page, '30 toasts', { selector: toast, count: 3 });
  await screenshot('toasts');
  await context.close();
  return sample;
}
