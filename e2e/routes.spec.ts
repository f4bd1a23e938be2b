// Covers: site/legal, site/about, site/diagnostics, site/series, site/styles, site/instructors
import type { Page } from '@playwright/test';

import { sampleRoutes, type Audience } from './support/sampleRoutes';
import { expect, test } from './support/test';
import { signIn } from './support/actions';

/** Checks that each path has one h1 and no axe violations. */
async function checkPages(
  page: Page,
  paths: readonly string[],
  expectNoAxeViolations: (where?: string) => Promise<void>,
): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    // Waits for redirects after the session is restored.
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
    await expect(page.locator('[aria-busy="true"]'), path).toHaveCount(0);
    await expectNoAxeViolations(path);
  }
}

const pathsFor = (...openers: readonly Audience[]): string[] =>
  sampleRoutes.filter((one) => openers.includes(one.audience)).map(({ path }) => path);

/** Public pages that differ for signed-in users. */
const sessionDependent = ['/', '/about/gaia', '/about/contact', '/events', '/events/hips-workshop'];

const isFull = process.env['TEST_SCOPE'] === 'full';

// The subscriber's pages are split into two tests, which run in parallel.
const own = pathsFor('subscriber');
const half = Math.ceil(own.length / 2);
const signedIn = pathsFor('signed in');
const runs = [
  { who: 'a visitor', paths: pathsFor('visitor') },
  { who: 'a member', email: 'member', paths: own.slice(0, half) },
  {
    who: 'a member, second part',
    email: 'member',
    paths: [...own.slice(half), ...sessionDependent],
  },
  {
    who: 'a lapsed member',
    email: 'lapsed',
    paths: isFull ? [...signedIn, ...sessionDependent, '/videos', '/library'] : signedIn,
  },
  {
    who: 'an administrator',
    email: 'admin',
    paths: isFull ? [...signedIn, ...pathsFor('admin'), '/videos'] : pathsFor('admin'),
  },
];

for (const { who, email, paths } of runs) {
  test(`${who} finds every page accessible`, async ({ page, expectNoAxeViolations }) => {
    test.slow();
    if (email) await signIn(page, `${email}@gschool.example`, '/profile?inspector=off');
    else await page.goto('/?inspector=off');
    await checkPages(page, paths, expectNoAxeViolations);
  });
}
