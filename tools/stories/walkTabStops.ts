import type { CDPSession, Page } from 'playwright-core';

import type { Finding } from './findings';
import type { TabStopInfo } from './inPage/tabStops';
import { isReverseOrder, checkTabStop, type TabStop } from './tabStops';
import type { MountedStory, StoryPage } from './storyPage';

/** The maximum number of tab stops per story. A list of classes has three stops per class. */
const MAX_STOPS = 600;
/**
 * How often the walk through a page is repeated if its stops changed because it was still loading.
 */
const MAX_WALKS = 3;

/** Moves through a mounted story with Tab and back with Shift+Tab; returns the number of tab stops. */
export async function walkTabStops(
  { page }: StoryPage,
  { findings }: MountedStory,
): Promise<number> {
  const browser = await page.context().newCDPSession(page);
  try {
    const inside = await walkOpenPopup(page, browser, findings);
    // If the story keeps a popup open, only the popup can be checked.
    if (inside > 0 && (await page.evaluate(() => window.storyChecks.hasOpenPopup()))) return inside;
    const hasChanged = () => round.findings.some(({ check }) => check === 'order');
    let round = await walkForthAndBack(page, browser);
    for (let walks = 1; walks < MAX_WALKS && hasChanged(); walks += 1) {
      round = await walkForthAndBack(page, browser);
    }
    findings.push(...round.findings);
    return inside + round.stops;
  } finally {
    await browser.detach();
  }
}

/** Moves from the start of the page to its end and back. */
async function walkForthAndBack(
  page: Page,
  browser: CDPSession,
): Promise<{ stops: number; findings: Finding[] }> {
  const findings: Finding[] = [];
  const forward: number[] = [];
  await page.evaluate(() => window.storyChecks.startWalk());
  for (let step = 0; step < MAX_STOPS; step += 1) {
    const info = await pressAndReadStop(page, 'Tab');
    if (!info) break;
    if (!info.isNew) {
      // A dialog wraps around to its first stop; anything else is a focus trap.
      if (info.id !== forward[0]) findings.push(toTrapFinding(info.about));
      break;
    }
    forward.push(info.id);
    findings.push(...(await checkStop(page, browser, info)));
  }
  if (forward.length < MAX_STOPS) {
    for (const about of await page.evaluate(() => window.storyChecks.unreachedElements())) {
      findings.push({ check: 'order', about: `${about} is never reached with Tab` });
    }
  }
  const back = await walkBack(page, forward.length);
  if (!isReverseOrder(forward, back)) {
    findings.push({ check: 'order', about: 'Shift+Tab comes another way back than Tab went' });
  }
  return { stops: forward.length, findings };
}

/** Checks the stops in a menu or a popover that the story left open, and closes it. */
async function walkOpenPopup(
  page: Page,
  browser: CDPSession,
  findings: Finding[],
): Promise<number> {
  const items = await page.evaluate(() => window.storyChecks.focusOpenPopup());
  const key = await page.evaluate(() => window.storyChecks.openPopupKey());
  let seen = 0;
  for (let step = 0; step < items; step += 1) {
    const info = await page.evaluate(() => window.storyChecks.readStopInPopup());
    if (!info?.isNew) break;
    seen += 1;
    findings.push(...(await checkStop(page, browser, info)));
    await page.keyboard.press(key);
  }
  if (items > 0) {
    await page.keyboard.press('Escape');
    await page.evaluate(() => window.storyChecks.waitForPaint());
  }
  return seen;
}

async function checkStop(page: Page, browser: CDPSession, info: TabStopInfo): Promise<Finding[]> {
  const stop: TabStop = { ...info, ...(await getRoleAndName(browser)) };
  // Moving focus away would close the popup, so screenshots are compared only if there is no
  // outline.
  if (!info.hasFocusOutline) stop.changesScreenshot = await changesScreenshot(page, info.frame);
  return checkTabStop(stop);
}

/**
 * Presses a key and reads the focused tab stop; undefined at the end of the page. From the end
 * of a native dialog, Tab moves to the browser's buttons and then back into the dialog.
 */
async function pressAndReadStop(page: Page, key: 'Tab' | 'Shift+Tab') {
  await press(page, key);
  const isOutside = await page.evaluate(() => window.storyChecks.isOutsideNativeDialog());
  if (isOutside) await press(page, key);
  return page.evaluate(() => window.storyChecks.readStop());
}

async function press(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<void> {
  await page.keyboard.press(key);
  for (let guard = 0; guard < 4; guard += 1) {
    if (!(await page.evaluate(() => window.storyChecks.isAtGuard()))) return;
    await page.keyboard.press(key);
  }
}

const toTrapFinding = (about: string): Finding => ({
  check: 'trap',
  about: `${about} does not let the keyboard go on`,
});

async function walkBack(page: Page, steps: number): Promise<number[]> {
  const back: number[] = [];
  for (let step = 0; step < steps; step += 1) {
    const id = (await pressAndReadStop(page, 'Shift+Tab'))?.id;
    if (id === undefined || back.includes(id)) break;
    back.push(id);
  }
  return back;
}

/** The role and the name of the focused element in the accessibility tree. */
async function getRoleAndName(browser: CDPSession): Promise<{ role: string; name: string }> {
  const { result } = await browser.send('Runtime.evaluate', {
    expression: 'storyChecks.focused()',
  });
  if (!result.objectId) return { role: '', name: '' };
  const { nodes } = await browser.send('Accessibility.getPartialAXTree', {
    objectId: result.objectId,
    fetchRelatives: false,
  });
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  const [node] = nodes;
  return { role: text(node?.role?.value), name: text(node?.name?.value) };
}

/** Compares screenshots of the focused element with and without focus. */
async function changesScreenshot(
  page: Page,
  clip: { x: number; y: number; width: number; height: number },
): Promise<boolean> {
  const options = { clip, caret: 'initial', animations: 'allow' } as const;
  const focused = await page.screenshot(options);
  const element = await page.evaluateHandle(
    () => window.storyChecks.focused() as HTMLElement | null,
  );
  await element.evaluate((one) => one?.blur());
  const blurred = await page.screenshot(options);
  await element.evaluate((one) => one?.focus({ preventScroll: true }));
  await element.dispose();
  return !focused.equals(blurred);
}
