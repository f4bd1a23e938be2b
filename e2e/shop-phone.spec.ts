// Covers: shop/shell, site/shell
import { waitForHydration } from './support/actions';
import { expect, test } from './support/test';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test(
  'the header of the shop is one bar that leaves on the way down',
  { tag: '@merge' },
  async ({ page, shop }) => {
    await page.goto(`${shop}/merchandise/shop?inspector=off`);
    await waitForHydration(page);
    const banner = page.getByRole('banner');
    expect((await banner.boundingBox())?.height).toBeLessThan(844 / 10);
    const isShown = () => expect(banner).toBeInViewport();
    const isAway = () => expect(banner).not.toBeInViewport();

    await page.mouse.move(200, 400);
    await page.mouse.wheel(0, 600);
    await isAway();
    await page.mouse.wheel(0, -100);
    await isShown();
    await page.mouse.wheel(0, 300);
    await isAway();

    // Keyboard focus brings the header back, and the target of a link starts below it.
    await banner.getByRole('button', { name: /cart/i }).focus();
    await page.keyboard.press('Shift+Tab');
    await isShown();
  },
);

test('the row of departments shows the current one', { tag: '@merge' }, async ({ page, shop }) => {
  for (const [language, name] of [
    ['en', 'Departments'],
    ['ar', 'الأقسام'],
  ] as const) {
    await page.goto(`${shop}/merchandise/shop/home?lang=${language}&inspector=off`);
    const row = page.getByRole('navigation', { name });
    await expect(row.locator('[aria-current=page]')).toBeInViewport({ ratio: 0.99 });
    await expect(row.getByRole('link').first()).not.toBeInViewport();
    expect(await page.evaluate(() => [scrollX, scrollY])).toEqual([0, 0]);
  }
});

test('the search of the shop opens over the bar', { tag: '@merge' }, async ({ page, shop }) => {
  await page.goto(`${shop}/merchandise?inspector=off`);
  await waitForHydration(page);
  const button = page.getByRole('banner').getByRole('button', { name: 'Search' });
  const field = page.getByRole('searchbox', { name: 'Search movies and merchandise' });
  await expect(field).toBeHidden();
  await button.click();
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();
  await expect(button).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await page.keyboard.type('mat');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?q=mat/);
  await expect(field).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test(
  'the menu of the shop has the notice, the meta links and the appearance',
  { tag: '@merge' },
  async ({ page, shop }) => {
    await page.goto(`${shop}/?inspector=off`);
    await waitForHydration(page);
    const opener = page.getByRole('button', { name: 'Open menu' });
    await opener.click();
    const menu = page.getByRole('dialog', { name: /menu/i });
    await expect(menu.getByText('Movies, people and posts here are samples.')).toBeVisible();
    await menu.getByText('Support', { exact: true }).click();
    await expect(menu.getByRole('link', { name: 'Help', exact: true })).toBeVisible();

    await menu.getByRole('button', { name: 'Customize appearance' }).click();
    const panel = page.getByRole('dialog', { name: 'Customize appearance' });
    await expect(panel).toBeVisible();
    await expect(menu).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(opener).toBeFocused();
  },
);

for (const app of ['site', 'shop'] as const) {
  test(
    `the footer of the ${app} opens the appearance, and nothing floats over the page`,
    { tag: '@merge' },
    async ({ page, shop }) => {
      await page.goto(app === 'shop' ? `${shop}/?inspector=off` : '/events?inspector=off');
      await waitForHydration(page);
      const entry = page.getByRole('button', { name: 'Customize appearance' });
      await expect(entry).toHaveCount(1);
      await page
        .getByRole('contentinfo')
        .getByRole('button', { name: 'Customize appearance' })
        .click();
      await expect(page.getByRole('dialog', { name: 'Customize appearance' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(entry).toBeFocused();
    },
  );
}
