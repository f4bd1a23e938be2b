// Covers: site/shell, site/guard, shop/shell
import type { Page } from '@playwright/test';

import { getBeginning, installClock } from '../support/clock';
import { readStoredLibrary } from '../support/storedData';
import { freeze } from './freeze';
import { tokenFaults } from './inPage';
import { field, type Journey } from './journey';
import { journeys } from './journeys';
import {
  expectAnswer,
  expectNotBlank,
  expectRecovery,
  readMessages,
  readNormalMessages,
} from './outcome';
import {
  expect,
  fault as faultTest,
  getSignInUrl,
  getUrl,
  open,
  restoreAccount,
  signInAs,
} from './test';

const find = (...names: readonly string[]): Journey[] =>
  names.map((name) => journeys.find((journey) => journey.name === name)!);

/**
 * Opens the page of a journey, prepares everything up to the tested action, and returns the page's
 * messages.
 */
const openPrepared = async (page: Page, journey: Journey): Promise<string[]> => {
  await restoreAccount(page, journey);
  await open(page, journey);
  await journey.prepare?.(page);
  return readMessages(page);
};

const HOUR_MS = 3_600_000;

/** Moves the clock of the mock (which is the server) in the stored data of an account. */
const moveServerClock = (page: Page, by: number): Promise<void> =>
  page.evaluate(async (offset) => {
    const name = (await indexedDB.databases()).find((one) => one.name?.startsWith('gschool-mock'));
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(name?.name ?? '');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(new Error('The mock’s database does not open'));
    });
    await new Promise<void>((resolve) => {
      const transaction = database.transaction('records', 'readwrite');
      transaction.objectStore('records').put(offset, 'meta/clockOffset');
      transaction.oncomplete = () => resolve();
    });
    database.close();
  }, by);

const skews = { 'two hours fast': 2 * HOUR_MS, 'two hours slow': -2 * HOUR_MS } as const;
/**
 * The mock creates the event relative to the device's time, less than an hour from it. The page
 * must use the server's time, which is two hours earlier or later.
 */
const eventTexts = {
  'two hours fast': /^Starts in 2 hours/,
  'two hours slow': 'This event is over',
};
const skewed = find(
  'the catalog',
  'a class',
  'watching',
  'a favorite',
  'an event',
  'editing the profile',
  'subscribing',
  'ordering',
);

for (const found of skewed) {
  for (const [name, skew] of Object.entries(skews) as [keyof typeof skews, number][]) {
    faultTest(`${found.name}: the device’s clock is ${name}`, async ({ page }) => {
      const known = await readNormalMessages(page, found);
      const journey: Journey =
        found.name === 'an event'
          ? { ...found, done: () => page.getByRole('main').getByText(eventTexts[name]).first() }
          : found;
      await installClock(page, getBeginning() + skew);
      await restoreAccount(page, journey);
      await page.goto(new URL('/robots.txt', getUrl(journey)).href);
      await moveServerClock(page, -skew);
      await open(page, journey);
      await journey.prepare?.(page);
      await journey.act?.(page);
      await expectAnswer(page, journey, known);
      await expectRecovery(page, journey, getUrl(journey));
    });
  }
}

const frozen = find('signing in', 'a favorite', 'a playlist', 'editing the profile', 'ordering');

for (const journey of frozen) {
  for (const moment of ['before', 'during'] as const) {
    faultTest(`${journey.name}: the tab is frozen ${moment} the call`, async ({ page }) => {
      await installClock(page);
      const known = await openPrepared(page, journey);
      if (moment === 'before') await freeze(page);
      await journey.act?.(page);
      if (moment === 'during') await freeze(page);
      await expectAnswer(page, journey, known);
      await expectRecovery(page, journey, getUrl(journey));
    });
  }
}

const withToken = find(
  'the catalog',
  'a class',
  'a favorite',
  'a playlist',
  'editing the profile',
  'ordering',
);

for (const journey of withToken) {
  faultTest(`${journey.name}: the token expires and is renewed`, async ({ page }) => {
    await installClock(page);
    const known = await openPrepared(page, journey);
    await page.clock.fastForward(65 * 60_000);
    await journey.act?.(page);
    await expectAnswer(page, journey, known);
    await expectRecovery(page, journey, getUrl(journey));
  });

  for (const fault of tokenFaults) {
    faultTest(`${journey.name}: the token expires: ${fault}`, async ({ page, backend }) => {
      await installClock(page);
      const known = await openPrepared(page, journey);
      backend.start('auth token', fault);
      await page.clock.fastForward(65 * 60_000);
      await page.evaluate(() => window.dispatchEvent(new Event('focus')));
      // The page may have redirected to the sign-in page.
      await journey.act?.(page).catch(() => undefined);
      await expectAnswer(page, journey, known);
      backend.end();
      await expectRecovery(page, journey, getUrl(journey));
    });
  }
}

const shared = find(
  'the catalog',
  'a class',
  'the playlists',
  'editing the profile',
  'an event',
  'the orders',
);

/** Whether a page contains the name of the first member. */
const hasFirstName = async (page: Page): Promise<boolean> =>
  (await page.content()).includes('Maya');

/** Signs in as another member in another tab, and waits until the first member's page is gone. */
async function signInElsewhere(page: Page, journey: Journey): Promise<void> {
  const other = await page.context().newPage();
  const isGone = async (): Promise<void> => {
    await other.goto(getSignInUrl(journey));
    await signInAs(other, { app: journey.app, account: 'new' });
    await page.bringToFront();
    const message = 'the page of the first member is gone';
    await expect.poll(() => hasFirstName(page), { message, timeout: 5000 }).toBe(false);
  };
  // The sign-in page may redirect the first member before the form is submitted.
  await expect(isGone).toPass({ timeout: 25_000 });
}

/**
 * Signs in as the first member again, and opens the page of the journey. A page with a form is not
 * loaded a second time, because the form restores what was typed once.
 */
const returnAsFirst = (page: Page, journey: Journey): Promise<void> =>
  expect(async () => {
    await page.goto(`${getSignInUrl(journey)}&next=${encodeURIComponent(journey.path)}`);
    await signInAs(page, journey);
    if (!journey.typed) await page.goto(getUrl(journey));
    await expect.poll(() => hasFirstName(page), { timeout: 10_000 }).toBe(true);
  }).toPass({ timeout: 30_000 });

for (const journey of shared) {
  faultTest(`${journey.name}: another member signs in in another tab`, async ({ page }) => {
    await installClock(page);
    await restoreAccount(page, journey);
    await open(page, journey);
    await expect(journey.typed ? page.getByRole('main') : journey.done(page)).toBeVisible();
    if (journey.typed) await journey.prepare?.(page);
    await expect.poll(() => hasFirstName(page), { message: 'the first member' }).toBe(true);
    await signInElsewhere(page, journey);
    await expectNotBlank(page);
    await page.reload();
    await expectNotBlank(page);
    expect(await hasFirstName(page), 'the page of the first member').toBe(false);
    for (const [label, text] of Object.entries(journey.typed ?? {}))
      await expect(field(page, label), 'what the first member typed').not.toHaveValue(text);
    // The first member returns, and all data is still there.
    await returnAsFirst(page, journey);
    await expect(journey.typed ? page.getByRole('main') : journey.done(page)).toBeVisible();
    for (const [label, text] of Object.entries(journey.typed ?? {}))
      await expect(field(page, label), 'what was typed').toHaveValue(text);
  });
}

faultTest(
  'a favorite: another member signs in in another tab before it is sent',
  async ({ page, backend }) => {
    const [journey] = find('a favorite') as [Journey];
    await installClock(page);
    await openPrepared(page, journey);
    backend.start('commit users/:id/state/library', 'never answered');
    await journey.act?.(page);
    await expect.poll(backend.hits, { message: 'the call was sent' }).toBeGreaterThan(0);
    await signInElsewhere(page, journey);
    backend.end();
    await page.goto(new URL('/library', getUrl(journey)).href);
    await expectNotBlank(page);
    await page.clock.fastForward(60_000);
    await page.waitForTimeout(500);
    const title = 'slow-strength-strong-legs';
    expect(await readStoredLibrary(page, 'demo-new')).not.toContain(title);
    expect(await readStoredLibrary(page, 'demo-member')).not.toContain(title);
    await returnAsFirst(page, journey);
    await expect(journey.saved!(page), 'the favorite of the first member').toBeVisible();
    await expect.poll(() => readStoredLibrary(page, 'demo-member')).toContain(title);
  },
);
