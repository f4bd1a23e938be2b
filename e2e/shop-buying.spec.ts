// Covers: shop/products, shop/product, shop/cart, shop/checkout, shop/orders, shop/wishlist, shop/auth
import { expect, test } from './support/test';
import { PASSWORD, tabTo, uniqueEmail } from './support/actions';
import { usesEmulators } from './support/backend';
import { readMailLink } from './support/storedData';
import { findInStorages } from './support/storages';
import { measureOverflow } from './support/widths';

/** The hosting removes the extension from URLs. */
const hostedPage = /\/checkout(\.html)?\?session=/;
const phone = { width: 390, height: 844 };

test.use({ viewport: { width: 1440, height: 900 } });

/** Fills in an address in Portugal. The fields depend on the country. */
async function fillAddress(page: import('@playwright/test').Page): Promise<void> {
  await page.getByLabel('Country').selectOption('PT');
  await page.getByLabel('Full name').fill('Maya Okafor');
  await page.getByLabel('Street address').fill('Rua Augusta 1');
  await page.getByLabel('Postal code').fill('1100-148');
  await page.getByLabel('City or town').fill('Lisboa');
}

/** Opens the link in the verification email. In the demo, the inspector does this. */
async function confirmAddress(page: import('@playwright/test').Page, email: string): Promise<void> {
  if (usesEmulators) {
    const other = await page.context().newPage();
    await other.goto(await readMailLink(other, email));
    // The site has a separate sign-in, so its page asks first.
    await other.getByRole('button', { name: 'Yes, it’s mine' }).click();
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Your email is confirmed');
    return other.close();
  }
  await page.getByRole('button', { name: /^Demo tools/ }).click();
  await page.getByRole('tab', { name: 'Emails' }).click();
  await page.getByRole('button', { name: 'Confirm the address here' }).click();
  await page.locator('gschool-mock-inspector').getByRole('button', { name: 'Close' }).click();
}

test('a guest adds to the cart, signs in, pays and tracks the order', async ({
  page,
  shop,
  expectNoAxeViolations,
}) => {
  await page.goto(`${shop}/merchandise/shop?inspector=off`);
  await expect(page.getByRole('status').filter({ hasText: /^24 products$/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cart, 3 items' })).toBeVisible();
  await page.getByRole('checkbox', { name: /^Mats/ }).click();
  await expect(page).toHaveURL(/category=mats/);
  await expect(page.getByRole('status').filter({ hasText: /^4 products$/ })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Cork mat' }).click();
  // Waits for the product page, because the list has a button with the same name.
  await expect(page.getByRole('spinbutton', { name: 'Quantity' })).toBeVisible();
  await page.getByRole('button', { name: 'Add to cart: Cork mat' }).click();

  const panel = page.getByRole('dialog', { name: 'Your cart' });
  await expect(panel.getByText('$117.00')).toBeVisible();
  await expectNoAxeViolations('cart panel');
  await panel.getByRole('link', { name: 'Check out' }).click();

  // The guest signs in beside the order, and the cart stays.
  await expect(page).toHaveURL(/\/merchandise\/checkout/);
  const main = page.getByRole('main');
  const order = main.getByRole('region', { name: 'Order summary' });
  await expect(order.getByText('Cork mat')).toBeVisible();
  await expect(order.getByText('$117.00').first()).toBeVisible();
  await expectNoAxeViolations('checkout of a guest');
  await main.getByLabel('Email address').fill('member@gschool.example');
  await main.getByLabel('Password', { exact: true }).fill('not the password');
  await main.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(main.getByRole('alert')).toContainText('don’t match');
  await main.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await main.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(main.getByRole('heading', { name: 'Shipping address' })).toBeFocused();
  await expect(order.getByText('$117.00').first()).toBeVisible();
  await fillAddress(page);
  await page.getByRole('button', { name: 'Continue to shipping' }).click();
  await page.getByRole('button', { name: 'Review order' }).click();
  await expectNoAxeViolations('checkout');

  // A double click creates only one order.
  await page.getByRole('button', { name: 'Continue to payment' }).dblclick();
  await expect(page).toHaveURL(hostedPage);
  await page.locator('#submit').click();
  await expect(page).toHaveURL(/\/merchandise\/account\/orders\/.*after=paid/);
  await expect(page.getByText('Your payment was received')).toBeVisible({ timeout: 15_000 });
  await expect(page.getByRole('button', { name: 'Cart, empty' })).toBeVisible();
  expect(await findInStorages(page, ['Rua Augusta'])).toEqual([]);

  const number = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await page.goto(`${shop}/merchandise/account`);
  await expect(page.locator(`a[href*="${number}"]`)).toHaveCount(1);
  await page.goto(`${shop}/merchandise/track-order`);
  await page.getByLabel('Order number').fill(number.toLowerCase());
  await page.getByRole('button', { name: 'Track order' }).click();
  await expect(page.getByRole('heading', { name: 'Order status' })).toBeVisible();
  await expect(page.getByText('Requested')).toBeVisible();
});

test(
  'an order needs a verified email address',
  { tag: '@merge' },
  async ({ page, shop, expectNoAxeViolations }) => {
    const email = uniqueEmail();
    await page.goto(`${shop}/merchandise/checkout`);
    const main = page.getByRole('main');
    await main.getByLabel('Email address').fill('member@gschool.example');
    await main.getByRole('button', { name: 'Create an account' }).click();
    await expect(
      main.getByRole('heading', { name: 'Create an account to check out' }),
    ).toBeFocused();
    // The other form has the same email.
    await expect(main.getByLabel('Email address')).toHaveValue('member@gschool.example');
    await main.getByLabel('Password', { exact: true }).fill('a short sentence');
    await main.getByRole('button', { name: 'Create account' }).click();
    await main.getByRole('button', { name: 'Sign in instead' }).click();
    await expect(main.getByRole('heading', { name: 'Sign in to check out' })).toBeFocused();
    await main.getByRole('button', { name: 'Create an account' }).click();
    await main.getByLabel('Email address').fill(email);
    await main.getByLabel('Password', { exact: true }).fill('a short sentence');
    await main.getByRole('button', { name: 'Create account' }).click();
    await expect(main.getByRole('heading', { name: 'Shipping address' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Cart, 3 items' })).toBeVisible();
    await expect(page.getByText('You can order as soon as your email is confirmed.')).toBeVisible();
    await expectNoAxeViolations('checkout before the address is verified');
    await fillAddress(page);
    await page.getByRole('button', { name: 'Continue to shipping' }).click();
    await page.getByRole('button', { name: 'Review order' }).click();
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await expect(page.getByText('We can only take orders from a confirmed email.')).toBeVisible();

    await page.getByRole('button', { name: 'I’ve opened the link' }).click();
    await expect(page.getByText('Not confirmed yet.')).toBeVisible();
    await confirmAddress(page, email);
    await page.getByRole('button', { name: 'I’ve opened the link' }).click();
    await expect(page.getByText('You can order as soon as')).toBeHidden();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page).toHaveURL(hostedPage);
  },
);

test(
  'a canceled payment keeps the order and the cart',
  { tag: '@merge' },
  async ({ page, shop }) => {
    const next = encodeURIComponent('/merchandise/checkout?inspector=off');
    await page.goto(`${shop}/auth/login?inspector=off&next=${next}`);
    await page.getByLabel('Email address').fill('member@gschool.example');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }).click();
    await fillAddress(page);
    await page.getByRole('button', { name: 'Continue to shipping' }).click();
    await page.getByRole('button', { name: 'Review order' }).click();
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await expect(page).toHaveURL(hostedPage);
    // Products don't renew.
    const back = page.getByRole('link', { name: 'Back to the shop' });
    await expect(back).toBeVisible();
    await expect(page.getByText('renewal').filter({ visible: true })).toHaveCount(0);
    await back.click();
    await expect(page.getByText('Payment not completed')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Cart, 3 items' })).toBeVisible();
    // The address stays stored, because the same cart and address count as the same order.
    expect(await findInStorages(page, ['Rua Augusta'])).not.toEqual([]);
    await page.getByRole('button', { name: 'Pay now' }).click();
    await expect(page).toHaveURL(hostedPage);
  },
);

test(
  'the wishlist on a phone, and Back restores the product list',
  { tag: '@merge' },
  async ({ page, shop, expectNoAxeViolations }) => {
    await page.setViewportSize(phone);
    await page.goto(`${shop}/merchandise/shop?inspector=off`);
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    const filters = page.getByRole('dialog', { name: 'Filters' });
    await filters.getByRole('checkbox', { name: /^In stock/ }).click();
    await filters.getByRole('button', { name: /^Show \d+ products/ }).click();
    await page.getByRole('link', { name: 'Show more products' }).click();
    const articles = page.getByRole('main').getByRole('article');
    await expect.poll(() => articles.count()).toBeGreaterThan(12);
    const name = await articles.last().getByRole('heading').innerText();
    const last = articles.filter({ has: page.getByRole('heading', { name, exact: true }) });
    await last.getByRole('button', { name: /^Wishlist: / }).click();
    await last.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
    await expect(
      page.getByRole('button', { name: `Wishlist: ${name}`, exact: true, pressed: true }),
    ).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/stock=yes/);
    await expect(page.getByRole('link', { name, exact: true })).toBeInViewport();

    await page.goto(`${shop}/merchandise/wishlist`);
    await expect(page.getByText('1 product saved')).toBeVisible();
    await expectNoAxeViolations('wishlist');
    await page.getByRole('button', { name: 'Empty the wishlist' }).click();
    await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible();
  },
);

test(
  'two tabs share one cart, limited by the stock',
  { tag: '@merge' },
  async ({ page, context, shop }) => {
    const other = await context.newPage();
    await page.goto(`${shop}/merchandise/cart?inspector=off`);
    await other.goto(`${shop}/merchandise/product/cork-mat?inspector=off`);
    await expect(page.getByText('$49.00').first()).toBeVisible();
    await other.getByRole('button', { name: 'Add to cart: Cork mat' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Cork mat' })).toBeVisible();
    const stepper = page.getByRole('spinbutton', { name: 'Quantity of Cork mat' });
    await stepper.fill('999');
    await stepper.blur();
    const max = Number(await stepper.getAttribute('aria-valuemax'));
    await expect(stepper).toHaveAttribute('aria-valuenow', String(max));
    await expect(
      other.getByRole('button', { name: `Cart, ${max + 3} items`, includeHidden: true }),
    ).toBeAttached();
  },
);

test(
  'options and the cart panel work by keyboard, and the focus returns',
  { tag: '@merge' },
  async ({ page, shop }) => {
    await page.goto(`${shop}/merchandise/product/studio-tee?inspector=off`);
    const size = page.getByRole('radio', { name: /^XS/ });
    await tabTo(page, size);
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: /^S/ })).toBeChecked();
    await expect(page).toHaveURL(/variant=studio-tee-s/);
    const add = page.getByRole('button', { name: 'Add to cart: Studio tee' });
    await tabTo(page, add);
    await page.keyboard.press('Enter');
    const panel = page.getByRole('dialog', { name: 'Your cart' });
    await expect(panel.getByRole('button', { name: /^Close/ })).toBeFocused();
    await tabTo(page, panel.getByRole('button', { name: 'Remove Studio tee' }).last());
    await page.keyboard.press('Enter');
    await expect(panel.getByText('Studio tee was removed.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(page.locator(':focus')).toHaveAccessibleName(/Studio tee/);
  },
);

test(
  'right-to-left pages have no horizontal scroll on a phone',
  { tag: '@full' },
  async ({ page, shop }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    for (const path of ['shop', 'product/studio-tee', 'cart', 'track-order']) {
      await page.goto(`${shop}/merchandise/${path}?lang=ar&inspector=off`);
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
      expect(await measureOverflow(page), path).toBe(0);
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    }
  },
);
