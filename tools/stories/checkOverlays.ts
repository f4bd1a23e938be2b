import type { Page } from 'playwright-core';

import type { Finding } from './findings';

/**
 * The maximum number of triggers to try. It is enough for every kind of trigger on a page, but not
 * for the menu of each card.
 */
const MAX_TRIGGERS = 6;
/** How long opening or closing may take. */
const TIMEOUT_MS = 1500;
/** How long to wait after pressing a button that does not declare an overlay. */
const SHORT_TIMEOUT_MS = 300;

/**
 * Presses Enter on a page's triggers and then Escape. Focus must return to the trigger. In a modal
 * dialog, Tab must stay inside.
 *
 * @param isEager also try buttons that do not declare an overlay
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
    const addFinding = (text: string) =>
      findings.push({ check: 'overlay', about: `${about} ${text}` });
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
    // A section that expands within the page is not an overlay; its trigger closes it.
    if (now.count === before.count && !now.isFloating) {
      await page.keyboard.press('Enter');
      continue;
    }
    opened += 1;
    for (const about of await page.evaluate(() => window.storyChecks.undeclaredModals())) {
      findings.push({ check: 'overlay', about });
    }
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
