// Covers: site/auth, site/home, site/profile, site/watch, site/search, shop/product, shop/search
import type { Page } from '@playwright/test';

import { expect, test } from './support/test';
import { delayApp, signIn, uniqueEmail } from './support/actions';
import { translatePage } from './support/conditions';

test.describe('a page that is translated before the app has started', () => {
  /** Opens a translated page whose app waits for `start`. */
  const openTranslated = async (page: Page, path: string) => {
    await page.addInitScript(translatePage, true);
    const app = await delayApp(page);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect(page.locator('h1 font').first()).toBeVisible();
    return app;
  };
  /** Resolves when React has replaced the element. */
  const waitForReplacement = async (page: Page, selector: string) => {
    const element = await page.locator(selector).first().elementHandle();
    return () => expect.poll(() => element!.evaluate((one) => one.isConnected)).toBe(false);
  };

  test('a jump keeps its position', { tag: '@merge' }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const app = await openTranslated(page, '/?inspector=off');
    const isReplaced = await waitForReplacement(page, 'h1');
    await page.getByRole('link', { name: 'See what we teach' }).click();
    const heading = page.getByRole('heading', { name: 'A look inside' });
    const getTop = async () => (await heading.boundingBox())?.y ?? Number.NaN;
    const top = await getTop();
    app.start();
    await isReplaced();
    expect(Math.abs((await getTop()) - top)).toBeLessThan(8);
  });

  test('a press that began before works', { tag: '@merge' }, async ({ page }) => {
    const app = await openTranslated(page, '/?inspector=off');
    const isReplaced = await waitForReplacement(page, 'h1');
    await page.getByRole('link', { name: 'See what we teach' }).hover();
    await page.mouse.down();
    app.start();
    await isReplaced();
    await page.mouse.up();
    await expect(page.getByRole('heading', { name: 'A look inside' })).toBeInViewport();
    await expect(page).toHaveURL(/#samples$/);
  });

  test('a typed text and the focus stay, and the form is sent once', async ({ page }) => {
    const app = await openTranslated(page, '/auth/sign-in?inspector=off');
    const email = page.getByLabel('Email address');
    const isReplaced = await waitForReplacement(page, 'input[type=email]');
    await email.fill('member@gschool.example');
    await email.press('Enter');
    app.start();
    await isReplaced();
    await expect(page.getByRole('alert').first()).toBeVisible();
    await expect(email).toHaveValue('member@gschool.example');
    await expect(page).toHaveURL(/\/auth\/sign-in(\?inspector=off)?$/);
  });

  test('a pressed button works', { tag: '@merge' }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const app = await openTranslated(page, '/about/faq?inspector=off');
    await page.getByRole('button', { name: 'Menu' }).click();
    app.start();
    await expect(page.getByRole('dialog').getByRole('link', { name: 'FAQ' })).toBeVisible();
  });
});

// A browser that translates a page moves every text into its own elements. After that, React must
// not remove a bare text or insert something before it. For components, the stories check the same.
test.describe('a page that is translated while it starts', () => {
  test.use({ condition: 'translated' });

  test('a translated site: create an account', { tag: '@merge' }, async ({ page }) => {
    await page.goto('/auth/sign-up?inspector=off');
    await expect(page.locator('h1 font font')).toBeVisible();
    await page.getByLabel('Email address').fill(uniqueEmail());
    await page.getByLabel('Password', { exact: true }).fill('a short sentence');
    await page.getByRole('main').getByRole('button', { name: 'Create account' }).click();
    await expect(page).toHaveURL(/\/auth\/verify-email/);
  });

  test('a translated site: save, search, start a download', { tag: '@merge' }, async ({ page }) => {
    await signIn(page, 'member@gschool.example', '/profile?tab=personal-info&inspector=off');
    const main = page.getByRole('main');
    await main.getByLabel('City', { exact: true }).fill('Faro');
    await main.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(main.getByText('Saved.')).toBeVisible();

    await page.keyboard.press('Control+k');
    await page.keyboard.type('moon flow');
    const dialog = page.getByRole('dialog', { name: 'Search' });
    await expect(dialog.getByRole('option').first().locator('mark')).toHaveText(['Moon', 'flow']);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Moon flow' })).toBeVisible();
    await main.getByRole('button', { name: 'More options for Moon flow' }).click();
    await page.getByRole('menuitem', { name: 'Download' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Start download' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByText('Something went wrong')).toBeHidden();
  });

  test('a translated shop: filter, add to cart', { tag: '@merge' }, async ({ page, shop }) => {
    await page.goto(`${shop}/merchandise/shop?inspector=off`);
    await expect(page.locator('h1 font font').first()).toBeVisible();
    await page.getByRole('checkbox', { name: /^Mats/ }).click();
    await expect(page.getByRole('status').filter({ hasText: /^4 products$/ })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Cork mat' }).click();
    await expect(page.getByRole('spinbutton', { name: 'Quantity' })).toBeVisible();
    await page.getByRole('button', { name: 'Add to cart: Cork mat' }).click();
    const panel = page.getByRole('dialog', { name: 'Your cart' });
    await expect(panel.getByText('$117.00')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
  });
});
