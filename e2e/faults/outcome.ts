import { expect, type Page } from '@playwright/test';

import { openContext } from '../support/clock';
import { field, type Journey } from './journey';
import { expectSignInRequest, getUrl, isAskedToSignIn, restoreAccount, signInAs } from './test';

/** A page with fewer characters counts as blank. */
const MIN_TEXT = 60;
/** The clock is moved in steps, and the page is checked after each. A toast stays for 3 seconds. */
const STEP_MS = 2000;
/** After this time without a response, the page must show a message. */
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
 * The visible messages that also offer a way to continue: an alert, a status or a toast with a
 * text, and a button or a link next to it.
 */
export const readMessages = (page: Page): Promise<string[]> =>
  page
    .evaluate(() => {
      const isVisible = (element: Element): boolean => {
        const { width, height } = element.getBoundingClientRect();
        return width > 4 && height > 4 && element.checkVisibility({ visibilityProperty: true });
      };
      const getText = (element: Element): string =>
        (element as HTMLElement).innerText.replace(/\s+/g, ' ').trim();
      /**
       * Whether the text is visible elsewhere: a hidden status repeats a visible text for screen
       * readers.
       */
      const isShownElsewhere = (element: Element): boolean =>
        [...document.querySelectorAll('main p, dialog p')].some(
          (text) => isVisible(text) && getText(text) === (element.textContent ?? '').trim(),
        );
      const messages = [
        ...document.querySelectorAll(
          '[role="alert"], [role="status"], [aria-live], [role="region"][aria-label^="Notifications"], [data-toast]',
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
          : // The buttons of a dialog are outside of its form.
            (message.closest('dialog, [role="dialog"], [role="alertdialog"]') ??
            message.parentElement?.closest('form, section, article, main, #root'));
        const selector = 'a[href], button:not(:disabled)';
        return [message, container].some((element) =>
          [...(element?.querySelectorAll(selector) ?? [])].some(isVisible),
        );
      };
      return messages.filter(isActionable).map(getText);
    })
    // The page is navigating.
    .catch(() => []);

/** The messages of a page without a fault. They are read once for each journey and worker. */
const normalMessages = new Map<string, Promise<string[]>>();

/** Opens the page of a journey in another context, without a fault, and reads its messages. */
export function readNormalMessages(page: Page, journey: Visited): Promise<string[]> {
  const read = async (): Promise<string[]> => {
    const context = await openContext(page.context().browser()!, { reducedMotion: 'reduce' });
    const normal = await context.newPage();
    await restoreAccount(normal, journey);
    await normal.goto(getUrl(journey));
    await expect(normal.locator('h1').first()).toBeAttached();
    if (!journey.act) await expect(journey.done(normal)).toBeVisible();
    const messages = await readMessages(normal);
    await context.close();
    return messages;
  };
  const key = `${journey.app}${journey.path}${journey.account}`;
  const messages = normalMessages.get(key) ?? read();
  normalMessages.set(key, messages);
  return messages;
}

type Visited = Pick<Journey, 'app' | 'account' | 'path' | 'act' | 'done'>;

const isDone = async (page: Page, { done, refused }: Journey): Promise<boolean> =>
  (await done(page).isVisible()) || ((await refused?.(page).isVisible()) ?? false);

/**
 * Expects the form to have its draft after signing in again, unless the typed text was saved in the
 * meantime.
 */
async function expectDraft(page: Page, journey: Journey): Promise<void> {
  const inputs = Object.entries(journey.typed ?? {});
  const first = field(page, inputs[0]?.[0] ?? '');
  await expect(first.or(journey.done(page)).first(), 'the form is open').toBeVisible();
  if (await isDone(page, journey)) return;
  for (const [label, text] of inputs)
    await expect(field(page, label), 'what was typed').toHaveValue(text);
}

export async function expectNotBlank(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.body.innerText.trim().length).catch(() => 0), {
      message: 'the page is blank',
    })
    .toBeGreaterThan(MIN_TEXT);
}

/** Moves the clock until a condition is met. Returns false if it is never met. */
async function passTime(page: Page, ms: number, isMet: () => Promise<boolean>): Promise<boolean> {
  for (let passed = 0; passed <= ms; passed += STEP_MS) {
    // Gives the browser time for the work that the last step has started.
    for (let tries = 0; tries < 2; tries++) {
      if (await isMet()) return true;
      await page.waitForTimeout(80);
    }
    await page.clock.fastForward(STEP_MS);
  }
  // On a busy machine, the work that the last steps have started takes longer.
  for (let tries = 0; tries < 10; tries++) {
    if (await isMet()) return true;
    await page.waitForTimeout(500);
  }
  return isMet();
}

/**
 * While a fault lasts, expects that the journey succeeds, or that the page says what happened and
 * how to continue. `known` contains the page's messages without the fault.
 */
export async function expectAnswer(
  page: Page,
  journey: Journey,
  known: readonly string[],
): Promise<void> {
  const isAnswered = await passTime(page, MAX_WAIT_MS, async () => {
    if (await isDone(page, journey)) return true;
    // If a member's session cannot be read, the page asks the member to sign in, and then returns
    // to this page.
    if (journey.account && (await isAskedToSignIn(page))) return true;
    if (await journey.failed?.(page).isVisible()) return true;
    return (await readMessages(page)).some((text) => !known.includes(text));
  });
  await expectNotBlank(page);
  expect(isAnswered, 'the page says nothing').toBe(true);
  await expect(async () => {
    // A form that has been sent is empty again.
    if (!(await isDone(page, journey))) await expectTyped(page, journey);
  }, 'what was typed is there, or was sent').toPass({ timeout: 10_000 });
}

/** Expects the fields that are still shown to contain their texts. */
async function expectTyped(page: Page, { typed = {} }: Journey): Promise<void> {
  for (const [label, text] of Object.entries(typed)) {
    const input = field(page, label);
    if (await input.isVisible())
      await expect(input, 'what was typed').toHaveValue(text, { timeout: 2000 });
  }
}

/**
 * After the fault, expects that the steps offered by the page complete the task, and that nothing
 * was lost. With `isSignedOut`, the session has ended, or may have ended, with the page, and the
 * member signs in again.
 */
export async function expectRecovery(
  page: Page,
  journey: Journey,
  url: string,
  { isSignedOut = false }: { isSignedOut?: boolean | 'maybe' } = {},
): Promise<void> {
  let tries = 0;
  let lastError = '';
  const recordError = (error: unknown): void => {
    lastError = `: ${String(error)}`;
  };
  const goOn = async (): Promise<boolean> => {
    if (await isDone(page, journey)) return true;
    // A page that recovers on its own needs no press.
    if (tries++ % 6 !== 2) return false;
    if (journey.account && (await isAskedToSignIn(page))) {
      const isSignedIn = await signInAs(page, journey).then(() => true, recordError);
      if (isSignedIn && journey.hasDraft) await expectDraft(page, journey);
      else if (isSignedIn) await journey.prepare?.(page).catch(recordError);
    } else if (await retryButton(page).isVisible())
      await retryButton(page).click({ timeout: 2000 }).catch(recordError);
    else await journey.act?.(page).catch(recordError);
    return isDone(page, journey);
  };
  const hasEnded = await passTime(page, (2 * MAX_WAIT_MS) / 3, goOn);
  expect(hasEnded, `the journey ends well${lastError}`).toBe(true);
  await journey.verify?.(page, url);
  if (!journey.saved && !journey.isTypedSaved) return;
  // A pending change is sent after a reload at the latest. If storage is full, it is only in the
  // page's memory, and must be sent before a reload.
  await page.waitForTimeout(isSignedOut === true ? 3000 : 300);
  await page.goto(url);
  const shown = journey.saved?.(page) ?? field(page, Object.keys(journey.typed ?? {})[0] ?? '');
  if (isSignedOut === 'maybe')
    await expect(
      shown.or(page.getByRole('main').getByLabel('Email address')).first(),
    ).toBeVisible();
  if (journey.account && isSignedOut === true) await expectSignInRequest(page);
  if (journey.account && isSignedOut && (await isAskedToSignIn(page)))
    await signInAs(page, journey);
  if (journey.saved) await expect(journey.saved(page), 'what was saved').toBeVisible();
  if (journey.isTypedSaved)
    for (const [label, text] of Object.entries(journey.typed ?? {}))
      await expect(field(page, label), 'what was saved').toHaveValue(text);
}
