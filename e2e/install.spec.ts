// Covers: site/shell, site/catalogue, shop/shell
import type { Page } from '@playwright/test';

import { expect, test } from './support/test';
import { signIn } from './support/actions';
import { settleAfter } from './support/settle';

interface Manifest {
  start_url: string;
  name: string;
}

/** Asks the browser for problems with the manifest, and whether it would install the page. */
async function inspectManifest(page: Page) {
  const session = await page.context().newCDPSession(page);
  const { data = '', errors } = await session.send('Page.getAppManifest');
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  return {
    manifest: JSON.parse(data) as Manifest,
    errors: errors.map(({ message }) => message),
    // A Playwright context is a private window, in which the browser installs nothing.
    installabilityErrors: installabilityErrors
      .map(({ errorId }) => errorId)
      .filter((id) => id !== 'in-incognito'),
  };
}

for (const app of ['site', 'shop'] as const) {
  test(`the browser can install the ${app}`, { tag: '@merge' }, async ({ page, shop }) => {
    const address = app === 'site' ? '' : shop;
    await page.goto(`${address}/?inspector=off`);
    const { manifest, errors, installabilityErrors } = await inspectManifest(page);
    expect(errors).toEqual([]);
    expect(installabilityErrors).toEqual([]);
    await page.goto(`${address}${manifest.start_url}?inspector=off`);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  });
}

/** Dispatches the event with which a browser offers the installation. */
const offerInstallation = (page: Page) =>
  page.evaluate(() => {
    const offer = new Event('beforeinstallprompt', { cancelable: true });
    const prompt = () => Promise.resolve(document.documentElement.setAttribute('data-asked', ''));
    const userChoice = Promise.resolve({ outcome: 'dismissed' });
    window.dispatchEvent(Object.assign(offer, { prompt, userChoice }));
    return offer.defaultPrevented;
  });

test(
  'a member who has finished a class is invited once, and finds the entry later',
  { tag: '@merge' },
  async ({ page, expectNoAxeViolations }) => {
    await signIn(page, 'member@gschool.example', '/videos?inspector=off');
    expect(await offerInstallation(page)).toBe(true);
    const invitation = page.getByRole('region', { name: 'Your classes, one tap away' });
    await expect(invitation).toBeVisible();
    await expectNoAxeViolations();
    await invitation.getByRole('button', { name: 'No, thanks' }).click();
    await expect(invitation).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await settleAfter(page, () => offerInstallation(page));
    const entry = page.getByRole('contentinfo').getByRole('button', { name: 'Install the app' });
    await entry.click();
    await expect(page.locator('html')).toHaveAttribute('data-asked', '');
    await expect(invitation).toHaveCount(0);
  },
);

test(
  'a visitor is not invited, and finds the entry in the footer',
  { tag: '@merge' },
  async ({ page, shop }) => {
    for (const address of ['/about/faq', `${shop}/merchandise/shop`]) {
      await page.goto(`${address}?inspector=off`);
      await offerInstallation(page);
      // The app of a prerendered page starts when the page is first used.
      await settleAfter(page, () => page.getByRole('contentinfo').hover());
      await expect(
        page.getByRole('contentinfo').getByRole('button', { name: 'Install the app' }),
      ).toBeVisible();
      await expect(page.getByRole('region', { name: /one tap away/ })).toHaveCount(0);
    }
  },
);

test(
  'the bars of the browser follow the theme and the mode',
  { tag: '@merge' },
  async ({ page }) => {
    await page.goto('/about/faq?inspector=off');
    const bars = page.locator('meta[name="theme-color"]');
    await expect(bars).toHaveAttribute('content', '#fffdf8');
    await page.evaluate(() =>
      sessionStorage.setItem('gschool.settings', JSON.stringify({ scheme: 'dark', color: 'hulu' })),
    );
    await page.reload();
    await expect(bars).toHaveAttribute('content', '#0b0c0f');
  },
);
