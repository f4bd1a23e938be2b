// Covers: site/legal, site/about, site/diagnostics, site/series, site/styles, site/instructors
import type { Page } from '@playwright/test';

import { sampleRoutes, type Audience, type SampleRoute } from './support/sampleRoutes';
import { expect, test } from './support/test';
import { signIn, waitForHydration } from './support/actions';
import { openInApp } from './support/openInApp';

/** Checks that the page has its title, one h1 and no axe violations. */
async function checkPage(
  page: Page,
  { path, title }: SampleRoute,
  expectNoAxeViolations: (where?: string) => Promise<void>,
): Promise<void> {
  await expect(page, path).toHaveTitle(title ? `${title} · Gschool` : /\S · Gschool$/);
  await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
  await expect(page.locator('[aria-busy="true"]'), path).toHaveCount(0);
  await expectNoAxeViolations(path);
}

const routesOf = (...openers: readonly Audience[]): readonly SampleRoute[] =>
  sampleRoutes.filter((one) => openers.includes(one.audience));

/** Public pages that look different for signed-in members. */
const sessionDependent = sampleRoutes.filter(({ path }) =>
  ['/', '/about/gaia', '/about/contact', '/events', '/events/hips-workshop'].includes(path),
);

/** Pages of one kind have the same component: `/videos/filter/featured`, `/videos/filter/series`. */
function getKind({ path }: SampleRoute): string {
  const parts = path.replace(/\?.*/, '').split('/');
  return `${parts.slice(0, 3).join('/')} ${parts.length}`;
}

const ofSubscribers = routesOf('subscriber');
/** One page of each kind. */
const kinds = ofSubscribers.filter(
  (one, at) => ofSubscribers.findIndex((other) => getKind(other) === getKind(one)) === at,
);

const isFull = process.env['TEST_SCOPE'] === 'full';
const signedIn = routesOf('signed in');
const classes = sampleRoutes.filter(({ path }) => ['/videos', '/library'].includes(path));

// Each test opens all pages of one role in the same browser page, which keeps its code and its
// worker.
test('a visitor finds every page accessible', async ({ page, expectNoAxeViolations }) => {
  test.slow();
  for (const route of routesOf('visitor')) {
    // These documents are prerendered. Each is loaded and hydrated without an error.
    const hasQuery = route.path.includes('?');
    await page.goto(`${route.path}${hasQuery ? '&' : '?'}inspector=off`);
    await waitForHydration(page);
    await checkPage(page, route, expectNoAxeViolations);
  }
});

const roles = [
  {
    who: 'a member',
    what: 'one page of each kind',
    email: 'member',
    routes: kinds,
    tag: [],
  },
  {
    who: 'a member',
    what: 'every other page',
    email: 'member',
    routes: [...ofSubscribers.filter((one) => !kinds.includes(one)), ...sessionDependent],
    tag: '@merge',
  },
  {
    who: 'a lapsed member',
    what: 'every page',
    email: 'lapsed',
    routes: isFull ? [...signedIn, ...sessionDependent, ...classes] : signedIn,
    tag: '@merge',
  },
  {
    who: 'an administrator',
    what: 'every page',
    email: 'admin',
    routes: isFull ? [...signedIn, ...routesOf('admin'), ...classes] : routesOf('admin'),
    tag: '@merge',
  },
];

for (const { who, what, email, routes, tag } of roles) {
  test(`${who} finds ${what} accessible`, { tag }, async ({ page, expectNoAxeViolations }) => {
    test.slow();
    await signIn(page, `${email}@gschool.example`, '/profile?tab=account&inspector=off');
    for (const route of routes) {
      await openInApp(page, route.path);
      await checkPage(page, route, expectNoAxeViolations);
    }
  });
}
