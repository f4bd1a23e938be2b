import type { Page } from 'playwright-core';

import type { Finding } from './findings';

/** Enough to see every kind of trigger of a page, and not each card's menu. */
const MAX_TRIGGERS = 6;
/** How long (ms) something may take to open or to close. */
const TIMEOUT_MS = 1500;
/** A button that promises nothing is not waited for as long. */
const SHORT_TIMEOUT_MS = 300;

/**
 * Opens with Enter what a page's triggers open, and closes it with Escape: the
 * focus must come back. In a modal box Tab must stay.
 *
 * @param isEager also try buttons that do not say that they open anything
 */
export async function checkOverlays(
  page: Page,
  isEager: boolean,
): Promise<{ findings: Finding[]; opened: number }> {
  const findings: Finding[] = [];
  let opened = 0;
  const all = await page.evaluate((eager) => window.storyChecks.triggers(eager), isEager);
  for (const [index, { about, isDeclared }] of all.slice(0, MAX_TRIGGERS).entries()) {
    const state = () => page.evaluate((i) => window.storyChecks.openOverlays(i), index);
    const addFinding = (words: string) =>
      findings.push({ check: 'overlay', about: `${about} ${words}` });
    if (!(await page.evaluate((i) => window.storyChecks.focusTrigger(i), index))) continue;
    const before = await state();
    await page.keyboard.press('Enter');
    const isOpen = await waitUntil(
      async () => {
        const now = await state();
        return now.count > before.count || now.isTriggerExpanded;
      },
      isDeclared ? TIMEOUT_MS : SHORT_TIMEOUT_MS,
    );
    if (!isOpen) {
      if (isDeclared) addFinding('opens nothing with Enter');
      continue;
    }
    const now = await state();
    // A section that pushes the page down is no overlay: its trigger closes it again.
    if (now.count === before.count && !now.isFloating) {
      await page.keyboard.press('Enter');
      continue;
    }
    opened += 1;
    if (now.isModal && !(await waitUntil(async () => (await state()).hasFocus))) {
      addFinding('opens a modal box that does not take the focus');
    }
    if (now.isModal && !(await isFocusTrapped(page, async () => !(await state()).isFocusOutside))) {
      addFinding('opens a modal box that Tab leaves');
    }
    await page.keyboard.press('Escape');
    const isClosed = await waitUntil(async () => {
      const after = await state();
      return after.count <= before.count && !after.isTriggerExpanded;
    });
    if (!isClosed) addFinding('opens something that Escape does not close');
    else if (
      !(await waitUntil(() => page.evaluate((i) => window.storyChecks.hasFocusOf(i), index)))
    ) {
      addFinding('does not get the focus back after Escape');
    }
  }
  return { findings, opened };
}

async function isFocusTrapped(page: Page, isInside: () => Promise<boolean>): Promise<boolean> {
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press(step < 8 ? 'Tab' : 'Shift+Tab');
    if (!(await isInside())) return false;
  }
  return true;
}

async function waitUntil(isTrue: () => Promise<boolean>, timeout = TIMEOUT_MS): Promise<boolean> {
  const end = performance.now() + timeout;
  while (performance.now() < end) {
    if (await isTrue()) return true;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  return isTrue();
}
