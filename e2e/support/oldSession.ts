import type { Page } from '@playwright/test';

import { usesEmulators } from './backend';
import { getBeginning, installClock } from './clock';

const AGE_MS = 10 * 60_000;

/** A token of the emulators, which is not signed, with an older sign-in. */
const createOlderToken = (token: string, until: number): string => {
  const [header = '', body = '', signature = ''] = token.split('.');
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as { auth_time: number };
  if (claims.auth_time * 1000 > until) return token;
  const older = { ...claims, auth_time: claims.auth_time - AGE_MS / 1000 };
  return [header, Buffer.from(JSON.stringify(older)).toString('base64url'), signature].join('.');
};

/**
 * Makes the session of a page ten minutes old for the function `admin`. A later sign-in is recent.
 * With the mock, the clock moves; the emulators run in real time, so the tokens change.
 */
export async function makeSessionOld(page: Page): Promise<void> {
  if (!usesEmulators) return installClock(page, getBeginning() + AGE_MS);
  const until = getBeginning();
  await page.route(/\/admin\/acts$/, async (route) => {
    const { authorization, ...headers } = route.request().headers();
    const token = authorization?.replace('Bearer ', '');
    await route.continue(
      token === undefined
        ? {}
        : { headers: { ...headers, authorization: `Bearer ${createOlderToken(token, until)}` } },
    );
  });
}
