// Covers: studio/shell, studio/overview, studio/members, studio/orders, studio/content, studio/publish, studio/log
import type { Page } from '@playwright/test';

import { signIn } from '../support/actions';
import { studioSamples } from '../support/studioRoutes';
import { expect, test } from '../support/test';
import { measureOverflow } from '../support/widths';

const ADMIN = 'admin@gschool.example';

/** How long the mock may take to compile a plan with 10,000 classes on a busy machine, in ms. */
const LONG_MS = 60_000;

const withQuery = (path: string, query: string): string =>
  `/studio${path}${path.includes('?') ? '&' : '?'}inspector=off&${query}`;

/** Waits until the page has its title, and no part of it is loading. */
async function waitForContent(page: Page, path: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
  await expect(page.getByRole('main').locator('[aria-busy="true"]'), path).toHaveCount(0, {
    timeout: LONG_MS,
  });
}

test.describe('every screen of the studio is accessible', () => {
  test.slow();

  for (const [condition, query, textSize] of [
    ['in Arabic', 'lang=ar', null],
    ['with text of 200 percent', 'lang=en', '200%'],
    ['in Arabic with text of 200 percent', 'lang=ar', '200%'],
  ] as const) {
    test(condition, { tag: '@merge' }, async ({ page, expectNoAxeViolations }) => {
      await signIn(page, ADMIN, withQuery('/', query));
      for (const path of studioSamples) {
        await page.goto(withQuery(path, query));
        if (textSize !== null)
          await page.evaluate(
            (size) => document.documentElement.style.setProperty('font-size', size),
            textSize,
          );
        await waitForContent(page, path);
        await expect(page.locator('html')).toHaveAttribute(
          'dir',
          query === 'lang=ar' ? 'rtl' : 'ltr',
        );
        expect.soft(await measureOverflow(page), path).toBe(0);
        await expectNoAxeViolations(`${path} ${condition}`);
      }
    });
  }

  test(
    'with 10,000 members and classes',
    { tag: '@merge' },
    async ({ page, expectNoAxeViolations }) => {
      test.setTimeout(5 * LONG_MS);
      // The mock creates 10,000 classes when a document loads, so all screens are opened in one.
      await signIn(page, ADMIN, withQuery('/', 'scenario=many'));
      for (const [link, count] of [
        ['Members', /^10,\d{3} members$/],
        ['Orders', /orders$/],
        ['Classes', /^10,\d{3} classes$/],
        ['Overview', null],
        ['Publish', null],
        ['Releases', null],
        ['Import and export', null],
        ['Log', null],
      ] as const) {
        await page
          .getByRole('navigation', { name: 'Studio' })
          .getByRole('link', { name: link, exact: true })
          .click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(link, {
          timeout: LONG_MS,
        });
        if (count !== null)
          await expect(page.getByText(count).first()).toBeVisible({ timeout: LONG_MS });
        await waitForContent(page, link);
        await expectNoAxeViolations(`${link} with 10,000 members and classes`);
      }
    },
  );
});
