// Covers: studio/orders
import type { Page } from '@playwright/test';

import { signIn } from '../support/actions';
import { createHand, type Hand } from '../support/hand';
import { createJourney } from '../support/journey';
import { expect, test } from '../support/test';
import { phoneSize } from '../support/widths';

const journey = createJourney((...args) => test(...args));

const ADMIN = 'admin@gschool.example';
const ORDERS = '/studio/orders?inspector=off';

/** Opens the first order of a filtered list. */
async function openOrder(
  page: Page,
  query: string,
  hand: Hand = createHand(page, 'pointer'),
): Promise<string> {
  await signIn(page, ADMIN, `${ORDERS}&${query}`);
  const link = page.getByRole('main').locator('a[href*="/orders/"]').first();
  await hand.press(link);
  await expect(page.getByRole('heading', { level: 2, name: 'Payment' })).toBeVisible();
  return page.url();
}

/** The page ends above the bar at the bottom of a phone, so that nothing stays covered. */
async function expectBottomIsFree(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight }));
  const [end, bar] = await page.evaluate(() => {
    const main = document.querySelector('main');
    const bottom = main?.nextElementSibling;
    if (!main || !bottom) throw new Error('The page has no main part, or no bar after it.');
    const { height, top } = bottom.getBoundingClientRect();
    return [main.getBoundingClientRect().bottom, height > 0 ? top : innerHeight];
  });
  expect(Math.round(end)).toBeLessThanOrEqual(Math.round(bar));
  await page.evaluate(() => window.scrollTo({ top: 0 }));
}

const toast = (page: Page, text: RegExp | string) =>
  page.locator('[data-toast]').filter({ hasText: text });

journey('a paid order is sent with its slip', async ({ page, hand, expectNoAxeViolations }) => {
  const viewport = page.viewportSize() ?? phoneSize;
  await openOrder(page, 'state=paid&payment=paid', hand);
  await expect(page.getByText('The payment matches the order and the catalog.')).toBeVisible();
  await expectBottomIsFree(page);
  // On a screen with room for the whole page: otherwise, the bar at the bottom of a phone covers
  // half of whatever scrolls below it, and axe measures the other half.
  await page.setViewportSize({ ...viewport, height: 4000 });
  await expectNoAxeViolations('the page of the order');
  await page.setViewportSize(viewport);

  // On paper, there is only the slip: no payment, no prices, no buttons.
  await page.emulateMedia({ media: 'print' });
  const slip = page.getByRole('region', { name: /Packing slip/ });
  await expect(slip).toBeVisible();
  await expect(slip).toContainText('Lisbon');
  await expect(page.getByRole('heading', { name: 'Payment' })).toBeHidden();
  await expect(page.getByRole('main')).not.toContainText('$', { useInnerText: true });
  await page.emulateMedia({ media: 'screen' });
  await expect(slip).toBeHidden();

  await hand.press(page.getByRole('button', { name: 'Mark as sent' }));
  const dialog = page.getByRole('alertdialog', { name: /^Mark order \w{6} as sent\?$/ });
  await expect(dialog).toContainText('can’t be undone');
  await expectNoAxeViolations('the question');
  await hand.press(dialog.getByRole('button', { name: 'Mark as sent' }));
  await expect(toast(page, 'Moved the order from Paid to Sent')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mark as delivered' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByRole('region', { name: 'History' })).toContainText('from Paid to Sent');
});

test(
  'a page that is out of date shows the new state, and changes nothing',
  { tag: '@merge' },
  async ({ page, context }) => {
    const url = await openOrder(page, 'state=paid&payment=paid');
    const other = await context.newPage();
    await other.goto(url);
    await page.getByRole('button', { name: 'Mark as sent' }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();

    await other.getByRole('button', { name: 'Mark as sent' }).click();
    await other.getByRole('alertdialog').getByRole('button', { name: 'Mark as sent' }).click();
    await expect(toast(other, 'Moved the order')).toBeVisible();

    await page.getByRole('alertdialog').getByRole('button', { name: 'Mark as sent' }).click();
    await expect(toast(page, 'Its state is now: Sent.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Mark as delivered' })).toBeVisible();
  },
);

test(
  'a payment that does not match is explained, and a second payment is recorded as refunded',
  { tag: '@merge' },
  async ({ page }) => {
    await openOrder(page, 'payment=mismatch');
    await expect(page.getByText('The payment doesn’t match.')).toBeVisible();
    await expect(page.getByRole('alert').first()).toBeVisible();

    await page.goto(`${ORDERS}&payment=paid-twice`);
    await page.getByRole('main').locator('a[href*="/orders/"]').first().click();
    await expect(page.getByText('The customer paid more than once.')).toBeVisible();
    await expect(page.getByRole('link', { name: /Open in Stripe/ }).first()).toHaveAttribute(
      'href',
      /^https:\/\/dashboard\.stripe\.com\/(test\/)?payments\/pi_/,
    );
    const due = page
      .getByRole('main')
      .locator('div')
      .filter({ hasText: 'Refund in Stripe' })
      .last();
    await expect(due).toBeVisible();
    await expect(
      page.getByRole('button', { name: 'Record refund in Stripe' }).last(),
    ).toBeVisible();
    // The command palette has one command for each payment.
    await page.keyboard.press('ControlOrMeta+k');
    await page.getByRole('combobox').fill('record refund');
    await page
      .getByRole('option', { name: /^Record refund in Stripe: / })
      .last()
      .click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Record the refund' }).click();
    await expect(toast(page, 'Recorded a refund in Stripe')).toBeVisible();
    await expect(page.getByText('The payment matches the order and the catalog.')).toBeVisible();
  },
);

test(
  'the packing slips of several orders are printed at once, each on a sheet',
  { tag: '@merge' },
  async ({ page }) => {
    // The browser's dialog would stop the page.
    await page.addInitScript(() => {
      window.print = () => document.body.setAttribute('data-asked-to-print', '');
    });
    await signIn(page, ADMIN, ORDERS);
    const main = page.getByRole('main');
    await expect(main.locator('a[href*="/orders/"]').nth(2)).toBeVisible();
    for (const row of [1, 2, 3]) await main.getByRole('checkbox').nth(row).check();
    const bar = page.getByRole('region', { name: 'Selected rows' });
    const print = bar.getByRole('button', { name: 'Print packing slips' });

    await print.click();
    await expect(page.locator('[data-asked-to-print]')).toBeAttached();

    await page.emulateMedia({ media: 'print' });
    const slips = page.getByRole('region', { name: /Packing slip/ });
    await expect(slips).toHaveCount(3);
    await expect(page.getByRole('heading', { name: 'Orders' })).toBeHidden();
    await expect(main).not.toContainText('$', { useInnerText: true });
    const file = (await page.pdf()).toString('latin1');
    expect(file.match(/\/Type\s*\/Page\b/g)).toHaveLength(3);

    // Another selection prints the list again.
    await page.emulateMedia({ media: 'screen' });
    await expect(page.locator('[data-print="only"]')).toHaveCount(3);
    await main.getByRole('checkbox').nth(1).uncheck();
    await expect(page.locator('[data-print="only"]')).toHaveCount(0);
  },
);

test('an order is canceled only after its number is typed', { tag: '@merge' }, async ({ page }) => {
  await openOrder(page, 'state=requested&payment=none');
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await page.getByRole('main').getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Cancel order' }).click();
  const dialog = page.getByRole('dialog', { name: /^Cancel order/ });
  const field = dialog.getByLabel(/^Type \w{6} to confirm/);
  await field.fill('ABC');
  await dialog.getByRole('button', { name: 'Cancel the order' }).click();
  await expect(dialog.getByText('This isn’t how the number begins.').first()).toBeVisible();
  await field.fill(title.slice(-6).toLowerCase());
  await dialog.getByRole('button', { name: 'Cancel the order' }).click();
  await expect(toast(page, 'from Requested to Canceled')).toBeVisible();
});
