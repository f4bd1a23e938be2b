// Covers: site/shell, site/about, shop/shell, shop/pages
import type { Page } from '@playwright/test';

import { expect, test } from './support/test';

/** The absolute URLs of all links on a page. */
const linksOf = (page: Page) =>
  page
    .locator('a[href]')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));

test(
  'links to outside of the demo open a page that says where a real school would lead',
  { tag: '@merge' },
  async ({ page, shop, expectNoAxeViolations }) => {
    await page.goto('/about/contact?inspector=off');
    await expect(page.getByRole('contentinfo')).toBeVisible();
    const found = new Set(await linksOf(page));
    for (const path of ['/', '/extra/contact-us']) {
      await page.goto(`${shop}${path}?inspector=off`);
      await expect(page.getByRole('contentinfo')).toBeVisible();
      for (const href of await linksOf(page)) found.add(href);
    }
    const outside = [...found].filter((href) => /\.example(?:[/:?#]|$)/.test(href));
    expect(outside.filter((href) => !href.startsWith('mailto:'))).toEqual([]);

    const demoLinks = [...found].filter((href) => href.includes('/demo-link'));
    expect(new Set(demoLinks.map((href) => new URL(href).hash))).toEqual(
      new Set(['#support', '#photos', '#community', '#videos']),
    );
    for (const href of demoLinks) {
      await page.goto(href);
      await expect(page.getByRole('heading', { level: 1 }), href).toHaveCount(1);
    }
    await expectNoAxeViolations('/demo-link');
    await page.evaluate(() => localStorage.setItem('gschool.language', 'ar'));
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/[\u0600-\u06ff]/);
    await page.getByRole('link', { name: /العودة/ }).click();
    await expect(page).toHaveURL(/:\d+\/$/);
  },
);
