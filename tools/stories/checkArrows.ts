import type { Page } from 'playwright-core';

import { defaultAppearance } from './appearances';
import type { Finding } from './findings';
import { getBackKey, getForwardKey, isStep } from './arrowKeys';

/**
 * Moves through every group of radio buttons, tabs or menu items with the arrow keys, in both text
 * directions.
 */
export async function checkArrows(page: Page): Promise<{ findings: Finding[]; groups: number }> {
  const findings: Finding[] = [];
  let groups = 0;
  for (const direction of ['ltr', 'rtl'] as const) {
    const appearance = { ...defaultAppearance, direction };
    await page.evaluate((l) => window.storyChecks.showAppearance(l), appearance);
    const found = await page.evaluate(() => window.storyChecks.arrowGroups());
    for (const [index, group] of found.entries()) {
      groups += 1;
      const start = await page.evaluate((i) => window.storyChecks.focusItem(i), index);
      const read = async () => {
        // Radix moves focus in a later task.
        await page.evaluate(() => window.storyChecks.waitForPaint());
        return page.evaluate((i) => window.storyChecks.focusedItem(i), index);
      };
      const { direction: runs, index: from } = await read();
      if (from < 0) continue;
      const addFinding = (key: string, at: number, to: number) =>
        findings.push({
          check: 'arrows',
          about: `${group.about}: ${key} goes from item ${at + 1} to ${to + 1}`,
          appearance: runs,
        });
      const on = getForwardKey(group, runs);
      await page.keyboard.press(on);
      const { index: next } = await read();
      if (!isStep(start, next, 1, group.count)) addFinding(on, start, next);
      const back = getBackKey(group, runs);
      await page.keyboard.press(back);
      const { index: last } = await read();
      if (next >= 0 && !isStep(next, last, -1, group.count)) addFinding(back, next, last);
    }
  }
  await page.evaluate((l) => window.storyChecks.showAppearance(l), defaultAppearance);
  return { findings, groups };
}
