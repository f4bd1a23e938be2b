// Covers: site/series, site/instructors, site/styles, site/cyclical
import type { Page } from '@playwright/test';

import { expect, test } from './support/test';
import { signIn, tabTo } from './support/actions';

/** Series, instructors, styles and the cyclical view. */
const phone = { width: 390, height: 844 };
const wide = { width: 1440, height: 900 };
const member = 'member@gschool.example';

/** Expects no horizontal scroll at 320 px, then restores the viewport. */
async function expectNoHorizontalScroll(page: Page): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 700 });
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
    .toBeLessThanOrEqual(320);
  if (before) await page.setViewportSize(before);
}

test(
  'a series continues with its next class on a phone',
  { tag: '@merge' },
  async ({ page, expectNoAxeViolations }) => {
    await page.setViewportSize(phone);
    await signIn(page, member, '/videos/filter/series?inspector=off');
    const hero = page
      .getByRole('region', { name: /.+/ })
      .filter({ hasText: 'Pick up where you left off' });
    const next = /Class \d+ is next: (.+)\./.exec(await hero.innerText())?.[1] ?? 'none';

    await hero.getByRole('link', { name: 'See the series' }).click();
    await expect(page).toHaveURL(/\/videos\/series\//);
    const step = page.getByRole('listitem').filter({ hasText: 'Up next' });
    await expect(step.getByRole('link', { name: next })).toBeVisible();
    await expectNoAxeViolations();

    await page.getByRole('link', { name: /Continue with class \d+/ }).click();
    await expect(page).toHaveURL(/\/videos\/watch\//);
    await expect(page.getByRole('heading', { level: 1, name: next })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('link', { name: /Continue with class \d+/ })).toBeVisible();
  },
);

test(
  'a series is added to the watchlist and opened by keyboard',
  { tag: '@merge' },
  async ({ page }) => {
    await page.setViewportSize(wide);
    await signIn(page, member, '/videos/series/strong-from-the-ground?inspector=off');
    const follow = page.getByRole('button', { name: 'Watchlist: Strong from the ground' });
    await tabTo(page, follow);
    await page.keyboard.press('Enter');
    await expect(follow).toHaveAttribute('aria-pressed', 'true');
    await tabTo(page, page.getByRole('link', { name: 'A push-up, from the wall down' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/videos\/watch\/a-push-up-from-the-wall-down/);
    await page.goto('/videos/filter/series');
    const card = page.getByRole('article').filter({ hasText: 'Strong from the ground' });
    await expect(card).toContainText('On your watchlist');
  },
);

test(
  'an instructor links to a style, and the style to its beginner classes',
  { tag: '@merge' },
  async ({ page, expectNoAxeViolations }) => {
    await page.setViewportSize(wide);
    await signIn(page, member, '/videos/filter/instructor-inspo?inspector=off');
    await page.getByRole('link', { name: 'Lena Brandt', exact: true }).click();
    await expect(page).toHaveTitle('Lena Brandt · Gschool');
    await expectNoHorizontalScroll(page);
    await page.getByRole('navigation', { name: 'What she teaches' }).getByText('Yoga').click();
    await expect(page).toHaveURL('/videos/style/yoga');
    await page.getByRole('link', { name: 'Beginner', exact: true }).click();
    await expect(page).toHaveURL(/level=beginner/);
    await expect(page.getByRole('region', { name: 'All Yoga classes' })).toContainText('7 classes');
    await expectNoAxeViolations();
    await expectNoHorizontalScroll(page);
    await page
      .getByRole('navigation', { name: 'Breadcrumb' })
      .getByRole('link', { name: 'Style', exact: true })
      .click();
    await expect(page).toHaveURL('/videos/style');
    await expect(page.getByRole('heading', { level: 1, name: 'Style' })).toBeVisible();
    await expectNoHorizontalScroll(page);
  },
);

test(
  'unknown series, instructors and styles show an error page',
  { tag: '@merge' },
  async ({ page }) => {
    await signIn(page, member, '/videos/series/nothing?inspector=off');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'We couldn’t find this series',
    );
    await expect(page).toHaveTitle('Page not found · Gschool');
    await page.getByRole('main').getByRole('link', { name: 'All series' }).click();
    await expect(page).toHaveURL(/\/videos\/filter\/series$/);
    await expect(page).toHaveTitle('Series · Gschool');
    await page.goto('/videos/instructor/unknown');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'We couldn’t find this instructor',
    );
    await page.goto('/videos/style/of%20another%2Fschool');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We couldn’t find this style');
  },
);

declare global {
  interface Window {
    recordedCalls: string[];
  }
}

test(
  'the cycle phase is in no URL, storage or request, and is gone after a reload',
  { tag: '@merge' },
  async ({ page }) => {
    await page.setViewportSize(phone);
    // Records every call that could store or send data.
    await page.addInitScript(() => {
      window.recordedCalls = [];
      const record = <T extends object>(target: T, name: keyof T & string) => {
        const real = target[name] as (...args: unknown[]) => unknown;
        Object.defineProperty(target, name, {
          value(this: unknown, ...args: unknown[]) {
            window.recordedCalls.push(
              `${name} ${args.map((arg) => JSON.stringify(arg) ?? '').join(' ')}`,
            );
            return real.apply(this, args);
          },
        });
      };
      record(Storage.prototype, 'setItem');
      record(IDBObjectStore.prototype, 'put');
      record(IDBObjectStore.prototype, 'add');
      record(History.prototype, 'pushState');
      record(History.prototype, 'replaceState');
      record(Cache.prototype, 'put');
      record(Navigator.prototype, 'sendBeacon');
      record(BroadcastChannel.prototype, 'postMessage');
    });
    await signIn(page, member, '/videos/filter/cyclical?inspector=off');
    await expect(page.getByRole('radio', { name: 'No phase' })).toBeChecked();
    await page.waitForLoadState('networkidle');

    await page.evaluate(() => void (window.recordedCalls = []));
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
    await page.getByText('Ovulatory', { exact: true }).click();
    const grid = page.getByRole('region', { name: 'Classes: Ovulatory' });
    await expect(grid).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/videos/filter/cyclical');

    // After going back from a class, the tab still has the phase in memory.
    const card = grid.getByRole('article').first().getByRole('link');
    await card.click();
    await expect(page).toHaveURL(/\/videos\/watch\//);
    await page.goBack();
    await expect(page.getByRole('radio', { name: 'Ovulatory' })).toBeChecked();

    const left = await page.evaluate(() => [
      ...window.recordedCalls,
      location.href,
      document.title,
      document.cookie,
      JSON.stringify(history.state),
      ...[localStorage, sessionStorage].flatMap((storage) =>
        Object.entries(storage).map(([key, value]) => `${key} ${String(value)}`),
      ),
    ]);
    expect(left.length).toBeGreaterThan(4);
    // The data of a class contains the class's phases, which reveals nothing about the member.
    const ownPhases = /\\*"phases\\*":\s*\[[^\]]*\]/g;
    const notice = [...left, ...sent].filter((text) => /ovulat/i.test(text.replace(ownPhases, '')));
    expect(notice).toEqual([]);

    await page.reload();
    await expect(page.getByRole('radio', { name: 'No phase' })).toBeChecked();
  },
);
