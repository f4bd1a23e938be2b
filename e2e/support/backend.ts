import type { BrowserContext, TestInfo } from '@playwright/test';

import { initialCart } from '../../mocks/src/shop/initialCart';
import { findMockOnlyReason } from './mockOnly';

/** Whether the journeys run against the official emulators (`npm run e2e -- --emulators`). */
export const usesEmulators = process.env['E2E_BACKEND'] === 'emulators';

const CONTROL = 'http://127.0.0.1:4242';

/** Publishes on the emulators what is due at a time (epoch milliseconds), as the schedule does. */
export async function runSchedule(now: number): Promise<void> {
  const response = await fetch(`${CONTROL}/schedule`, {
    method: 'POST',
    body: JSON.stringify({ now }),
  });
  if (!response.ok) throw new Error(`The schedule did not run: ${await response.text()}`);
}

/** The emails of the accounts that the last reset restored, whose sessions have ended. */
export const restoredAccounts = new Set<string>();

/**
 * Prepares a journey for the emulators. Skips a journey that needs the mock, undoes the writes of
 * earlier ones, and fills the demo's first cart, which the page does on its own only with the mock.
 */
export async function prepareEmulators(context: BrowserContext, info: TestInfo): Promise<void> {
  const reason = findMockOnlyReason(info.titlePath[0] ?? '', info.title);
  if (reason !== undefined) info.skip(true, reason);
  const response = await fetch(`${CONTROL}/reset`, { method: 'POST' });
  if (!response.ok) throw new Error(`The emulators were not reset: ${await response.text()}`);
  const { changed } = (await response.json()) as { changed: string[] };
  for (const email of changed) restoredAccounts.add(email);
  // The studio's host for live events, which is not part of Firebase.
  await context.route('https://live.gschool.example/**', (route) =>
    route.fulfill({ path: 'mocks/public/live-room.html' }),
  );
  await context.addInitScript((lines) => {
    try {
      if (localStorage.getItem('gschool.shop/begun')) return;
      localStorage.setItem('gschool.shop/begun', 'yes');
      if (!localStorage.getItem('gschool.shop/owner')) {
        localStorage.setItem('gschool.shop/bag/guest', JSON.stringify(lines));
      }
    } catch {
      // Some journeys fill or block the storage.
    }
  }, initialCart);
}
