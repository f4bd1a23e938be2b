import type { Page } from 'playwright-core';

import { defaultLook } from './appearances';
import type { Finding } from './findings';
import { backKey, forwardKey, isStep } from './arrowKeys';

/** Walks every group of radio buttons, tabs or items with the arrows, in both directions of text. */
export async function checkArrows(page: Page): Promise<{ findings: Finding[]; groups: number }> {
  const findings: Finding[] = [];
  let groups = 0;
  for (const direction of ['ltr', 'rtl'] as const) {
    const look = { ...defaultLook, direction };
    await page.evaluate((l) => window.looks.setLook(l), look);
    const found = await page.evaluate(() => window.looks.arrowGroups());
    for (const [index, group] of found.entries()) {
      groups += 1;
      const start = await page.evaluate((i) => window.looks.focusItem(i), index);
      const read = async () => {
        // Radix moves the focus in a task of its own.
        await page.evaluate(() => window.looks.painted());
        return page.evaluate((i) => window.looks.focusedItem(i), index);
      };
      const { direction: runs, index: from } = await read();
      if (from < 0) continue;
      const complain = (key: string, at: number, to: number) =>
        findings.push({
          check: 'arrows',
          about: `${group.about}: ${key} goes from item ${at + 1} to ${to + 1}`,
          look: runs,
        });
      const on = forwardKey(group, runs);
      await page.keyboard.press(on);
      const { index: next } = await read();
      if (!isStep(start, next, 1, group.count)) complain(on, start, next);
      const back = backKey(group, runs);
      await page.keyboard.press(back);
      const { index: last } = await read();
      if (next >= 0 && !isStep(next, last, -1, group.count)) complain(back, next, last);
    }
  }
  await page.evaluate((l) => window.looks.setLook(l), defaultLook);
  return { findings, groups };
}
