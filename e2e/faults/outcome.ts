import { expect, type Page } from '@playwright/test';

import { field, type Journey } from './journeys';
import { signInAs } from './test';

/** The smallest number of characters of a page that is not blank. */
const MIN_TEXT = 60;
/** The clock is moved in steps, and the page looked at after each. A toast stays for 3 seconds. */
const STEP_MS = 2000;
/** After this time without an answer, the page must have said something. */
const MAX_WAIT_MS = 60_000;

const retryButton = (page: Page) =>
  page
    .getByRole('button', {
      name: /^(try again|retry|check again|reload|load again|resend|send again)/i,
      disabled: false,
    })
    .or(page.getByRole('link', { name: /^(reload the page|أعيدي تحميل الصفحة)$/ }))
    .filter({ visible: true })
    .first();

/**
 * The first visible message with a route to continue: an alert, a status or a toast with a text,
 * and a button or a link beside it. Null without one.
 */
const findMessage = (page: Page): Promise<string | null> =>
  page
    .evaluate(() => {
      const isVisible = (element: Element): boolean => {
        const { width, height } = element.getBoundingClientRect();
        return width > 4 && height > 4 && element.checkVisibility({ visibilityProperty: true });
      };
      const getText = (element: Element): string =>
        (element as HTMLElement).innerText.replace(/\s+/g, ' ').trim();
      /** A hidden status repeats a visible text for screen readers. */
      const isShownElsewhere = (element: Element): boolean =>
        [...document.querySelectorAll('main p, dialog p')].some(
          (text) => isVisible(text) && getText(text) === (element.textContent ?? '').trim(),
        );
      const messages = [
        ...document.querySelectorAll(
          '[role="alert"], [role="status"], [aria-live], [role="region"][aria-label^="Notifications"]',
        ),
      ].filter(
        (element) =>
          (isVisible(element) || isShownElsewhere(element)) &&
          /\S \S/.test(getText(element)) &&
          !element.closest('[aria-busy="true"]'),
      );
      const isActionable = (message: Element): boolean => {
        const isToast = message.closest('[role="region"][aria-label^="Notifications"]');
        const container = isToast
          ? document.querySelector('main')
          : message.parentElement?.closest(
              'form, dialog, [role="dialog"], [role="alertdialog"], section, article, main, #root',
            );
        const selector = 'a[href], button:not(:disabled)';
        return [message, container].some((element) =>
          [...(element?.querySelectorAll(selector) ?? [])].some(isVisible),
        );
      };
      const message = messages.find(isActionable);
      return message ? getText(message) : null;
    })
    // The page navigates.
    .catch(() => null);

const isDone = async (page: Page, { done, refused }: Journey): Promise<boolean> =>
  (await done(page).isVisible()) || ((await refused?.(page).isVisible()) ?? false);

const isSignInPage = (page: Page): boolean => /\/auth\/.*[?&]next=/.test(page.url());

/** Signs in again, and repeats what came before the call. */
async function returnAs(page: Page, journey: Journey): Promise<void> {
  await signInAs(page, journey);
  await journey.prepare?.(page);
}

export async function expectNotBlank(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.body.innerText.trim().length).catch(() => 0), {
      message: 'the page is blank',
    })
    .toBeGreaterThan(MIN_TEXT);
}

/** Moves the clock until a condition is met; false if it never is. */
async function passTime(page: Page, ms: number, isMet: () => Promise<boolean>): Promise<boolean> {
  for (let passed = 0; passed <= ms; passed += STEP_MS) {
    // The time that the browser needs for what the last step has started.
    for (let tries = 0; tries < 2; tries++) {
      if (await isMet()) return true;
      await page.waitForTimeout(80);
    }
    await page.clock.fastForward(STEP_MS);
  }
  return isMet();
}

/** While a fault lasts: the journey succeeds, or the page says what happened and how to continue. */
export async function expectAnswer(page: Page, journey: Journey): Promise<void> {
  let message: string | null = null;
  const isAnswered = await passTime(page, MAX_WAIT_MS, async () => {
    if (await isDone(page, journey)) return true;
    // A member whose session cannot be read is asked to sign in, and returns to this page.
    if (journey.account && isSignInPage(page)) return true;
    message = await findMessage(page);
    return message !== null;
  });
  await expectNotBlank(page);
  expect(isAnswered, 'the page says nothing').toBe(true);
  await expectTyped(page, journey);
}

/** The fields that are still shown have their texts. */
async function expectTyped(page: Page, { typed = {} }: Journey): Promise<void> {
  for (const [label, text] of Object.entries(typed)) {
    const input = field(page, label);
    if (await input.isVisible()) await expect(input, 'what was typed').toHaveValue(text);
  }
}

/**
 * After the fault: the way that the page offers leads to the end, and nothing was lost. With
 * `isSignedOut`, the session ended with the page, and the member signs in again.
 */
export async function expectRecovery(
  page: Page,
  journey: Journey,
  url: string,
  { isSignedOut = false } = {},
): Promise<void> {
  let tries = 0;
  let lastError = '';
  const recordError = (error: unknown): void => {
    lastError = `: ${String(error)}`;
  };
  const goOn = async (): Promise<boolean> => {
    if (await isDone(page, journey)) return true;
    // A page that recovers without help needs no press.
    if (tries++ % 6 !== 2) return false;
    if (journey.account && isSignInPage(page)) await returnAs(page, journey).catch(recordError);
    else if (await retryButton(page).isVisible())
      await retryButton(page).click({ timeout: 2000 }).catch(recordError);
    else await journey.act?.(page).catch(recordError);
    return isDone(page, journey);
  };
  const hasEnded = await passTime(page, (2 * MAX_WAIT_MS) / 3, goOn);
  expect(hasEnded, `the journey ends well${lastError}`).toBe(true);
  if (!journey.saved && !journey.isTypedSaved) return;
  // A change that waits is sent after a reload at the latest.
  await page.waitForTimeout(300);
  await page.goto(url);
  if (isSignedOut) {
    await page.waitForURL(/\/auth\//);
    await signInAs(page, journey);
  }
  if (journey.saved) await expect(journey.saved(page), 'what was saved').toBeVisible();
  if (journey.isTypedSaved)
    for (const [label, text] of Object.entries(journey.typed ?? {}))
      await expect(field(page, label), 'what was saved').toHaveValue(text);
}
