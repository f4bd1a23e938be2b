// Covers: site/shell, site/legal, site/about, site/faq, shop/shell, shop/pages, shop/orders, shop/blog, shop/product
import type { Page } from '@playwright/test';

import { openInApp } from './support/openInApp';
import { sampleRoutes } from './support/sampleRoutes';
import { routePatterns } from './support/crawl';
import { PASSWORD, signIn, waitForHydration } from './support/actions';
import { expect, test } from './support/test';

/** The printed area of an A4 sheet, in CSS pixels. */
test.use({ viewport: { width: 718, height: 1040 } });

/** Shows the page the way it is printed. */
async function showPrint(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => void window.dispatchEvent(new Event('beforeprint')));
}

/**
 * Finds parts that should not be on the sheet: parts next to the content, controls, colors,
 * scrolling.
 */
const findScreenParts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const main = document.querySelector('main');
    if (!main) return ['no main content'];
    const controls =
      'button:not([data-print=content]), input, select, textarea, form, nav, video, audio, dialog, [role=dialog], [role=tablist], [role=slider]';
    const describe = (element: Element) =>
      `${element.outerHTML.slice(0, 100)} ${(element.textContent ?? '').slice(0, 40)}`;
    const isWrong = (element: Element) =>
      main.contains(element) ? element.matches(controls) : !element.contains(main);
    const found = [...document.body.querySelectorAll('*')].filter(
      (element) => isWrong(element) && element.checkVisibility(),
    );
    const { backgroundColor, color } = getComputedStyle(document.body);
    return [
      ...found.map(describe),
      ...(main.innerText.trim() === '' ? ['an empty sheet'] : []),
      ...(backgroundColor === 'rgb(255, 255, 255)' ? [] : [`a background of ${backgroundColor}`]),
      ...(color === 'rgb(0, 0, 0)' ? [] : [`a text in ${color}`]),
      ...(document.documentElement.scrollWidth > innerWidth ? ['a sheet that is too wide'] : []),
    ];
  });

/**
 * Expects a page in its printed form to show its content and nothing else. It tries again if the
 * page has moved on to another address while it was read.
 */
async function expectCleanSheet(page: Page, path: string): Promise<void> {
  await expect(page.locator('main :is(h1, h2):visible').first(), path).toBeVisible();
  await expect(async () => expect(await findScreenParts(page), path).toEqual([])).toPass({
    timeout: 15_000,
  });
}

const withQuery = (path: string, query: string) =>
  `${path}${path.includes('?') ? '&' : '?'}${query}`;

test(
  'the home page prints its sections, not only the first screen',
  { tag: '@merge' },
  async ({ page }) => {
    await showPrint(page);
    await page.goto('/?inspector=off');
    const headings = page.getByRole('main').getByRole('heading', { level: 2 });
    for (const name of ['A look inside', 'What it costs', 'Before you enroll']) {
      await expect(headings.filter({ hasText: name }).first()).toBeVisible();
    }
  },
);

test(
  'every page for visitors prints its content alone, in black on white',
  { tag: '@merge' },
  async ({ page, shop }) => {
    // About 70 pages are checked.
    test.slow();
    await showPrint(page);
    const dark = 'inspector=off&look.scheme=dark';
    for (const { path, audience } of sampleRoutes) {
      if (audience !== 'visitor') continue;
      await page.goto(withQuery(path, dark));
      await waitForHydration(page);
      await expectCleanSheet(page, path);
    }
    for (const path of routePatterns) {
      // For routes with a parameter, the pages of the products and texts below are checked; others
      // redirect to a form.
      if (/:|account|checkout/.test(path)) continue;
      await page.goto(withQuery(shop + path, dark));
      await waitForHydration(page);
      await expectCleanSheet(page, path);
    }
    for (const path of ['/merchandise/product/studio-tee', '/movies/chalk', '/videos/encore']) {
      await page.goto(withQuery(shop + path, dark));
      await waitForHydration(page);
      await expectCleanSheet(page, path);
    }
  },
);

test(
  'the picture of a product is printed, although it is a button',
  { tag: '@merge' },
  async ({ page, shop }) => {
    await page.goto(`${shop}/merchandise/product/studio-tee?inspector=off`);
    await waitForHydration(page);
    await showPrint(page);
    const pictures = page.getByRole('region', { name: 'Pictures of Studio tee' });
    await expect(pictures.getByRole('img').first()).toBeVisible();
    await expect(pictures.getByRole('button', { name: /^Show picture/ })).toHaveCount(0);
  },
);

test('every page of a member prints its content alone', { tag: '@merge' }, async ({ page }) => {
  test.slow();
  await signIn(page, 'member@gschool.example', '/profile?tab=account&inspector=off');
  await showPrint(page);
  for (const { path, audience } of sampleRoutes) {
    if (audience !== 'subscriber' && audience !== 'signed in') continue;
    await openInApp(page, path);
    await expectCleanSheet(page, path);
  }
});

test(
  'a printed text has the URLs of its links, and all answers',
  { tag: '@merge' },
  async ({ page, shop }) => {
    await page.goto(`${shop}/extra/terms-of-use?inspector=off`);
    await waitForHydration(page);
    await showPrint(page);
    const getPrintedUrl = (name: string) =>
      page
        .getByRole('main')
        .getByRole('link', { name })
        .evaluate((link) => getComputedStyle(link, '::after').content);
    expect(await getPrintedUrl('Privacy')).toContain(shop);
    expect(await getPrintedUrl('Privacy')).toContain('/extra/privacy-policy');
    // On the screen, it is not shown.
    await page.emulateMedia({ media: 'screen' });
    expect(await getPrintedUrl('Privacy')).toBe('none');

    await page.goto('/about/faq?inspector=off');
    await waitForHydration(page);
    const answer = page.locator('details').first().locator(':scope > :not(summary)');
    await expect(answer).not.toBeVisible();
    await showPrint(page);
    await expect(answer).toBeVisible();
    expect(
      await answer.evaluate((element) => element.getBoundingClientRect().height),
    ).toBeGreaterThan(10);
  },
);

test('an order prints as a receipt', async ({ page, shop }) => {
  const next = encodeURIComponent('/merchandise/account?inspector=off');
  await page.goto(`${shop}/auth/login?inspector=off&next=${next}`);
  await page.getByLabel('Email address').fill('member@gschool.example');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.getByRole('main').locator('a[href*="/account/orders/"]').first().click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Ships to' })).toBeVisible();
  await expect(main.getByText('Gschool', { exact: true })).toBeHidden();
  await showPrint(page);
  await expectCleanSheet(page, 'an order');
  await expect(main.getByText('Gschool', { exact: true })).toBeVisible();
  await expect(main.getByText(/^Placed /)).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Ships to' })).toBeVisible();
  // The items and the amounts, which phones show only on demand.
  await expect(main.getByRole('listitem').filter({ hasText: '$' }).first()).toBeVisible();
  await expect(main.getByText('Subtotal')).toBeVisible();
  await expect(main.getByText('Total', { exact: true })).toBeVisible();
});
