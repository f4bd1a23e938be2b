// Covers: site/auth, site/profile, site/watch, site/search, shop/product, shop/search
import { expect, test } from './support/test';
import { signIn, uniqueEmail } from './support/actions';

// A browser that translates a page moves every text into its own elements. After that, React must
// not remove a bare text or insert something before it. For components, the stories check the same.
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
