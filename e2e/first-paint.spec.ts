// Covers: site/shell, site/auth, site/faq, shop/start
import { expect, test } from './support/test';
import { delayApp } from './support/actions';

test.describe('before the app has started', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test(
    'a press on the menu button opens the menu afterwards',
    { tag: '@merge' },
    async ({ page }) => {
      const app = await delayApp(page);
      await page.goto('/about/faq?inspector=off');
      await expect(page.getByRole('heading', { name: 'Questions, answered' })).toBeVisible();
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      app.start();
      await expect(page.getByRole('dialog').getByRole('link', { name: 'FAQ' })).toBeVisible();
    },
  );

  test('a link leads to its page', { tag: '@merge' }, async ({ page }) => {
    await delayApp(page);
    await page.goto('/about/faq?inspector=off');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Use' }).click();
    await expect(page).toHaveURL(/\/extra\/terms-of-use$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test(
    'a submitted form is validated afterwards, with the typed text',
    { tag: '@merge' },
    async ({ page }) => {
      const app = await delayApp(page);
      await page.goto('/auth/sign-in?inspector=off');
      const email = page.getByLabel('Email address');
      await email.fill('member@gschool.example');
      await email.press('Enter');
      // The browser itself has not submitted the form.
      await expect(page).toHaveURL(/\/auth\/sign-in/);
      expect(page.url()).not.toContain('member');
      app.start();
      await expect(page.getByRole('alert').first()).toBeVisible();
      await expect(email).toHaveValue('member@gschool.example');
    },
  );

  test('a page in dark colors is dark at once', { tag: '@merge' }, async ({ page }) => {
    await delayApp(page);
    await page.goto('/about/faq?inspector=off');
    await page.evaluate(() =>
      sessionStorage.setItem('gschool.settings', JSON.stringify({ scheme: 'dark' })),
    );
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
  });
});

test(
  'the font loads after the first paint of a first visit, and is used',
  { tag: '@merge' },
  async ({ page }) => {
    await page.goto('/about/faq?inspector=off');
    const getLoadedFonts = () =>
      page.evaluate(() =>
        [...document.fonts].filter((face) => face.status === 'loaded').map((face) => face.family),
      );
    await expect.poll(getLoadedFonts).toContainEqual(expect.stringContaining('Inter Variable'));
    const { paint, request } = await page.evaluate(() => ({
      paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
      request: performance.getEntriesByType('resource').find(({ name }) => name.includes('.woff2'))
        ?.startTime,
    }));
    expect(request).toBeGreaterThan(paint ?? Number.POSITIVE_INFINITY);
  },
);

test(
  'a panel that cannot be loaded says so without a network, and opens later',
  { tag: '@merge' },
  async ({ page, context }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    // The browser saves data (`storesApp`). Otherwise, the panel would load before it is used.
    await page.goto('/about/faq?inspector=off', { waitUntil: 'networkidle' });
    // Without a network, the browser would log that it could not fetch the worker's script.
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('alert')).toHaveText(/Check your connection/);
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('dialog').getByRole('link', { name: 'FAQ' })).toBeVisible();
  },
);

test(
  'the sections of the shop’s start page load when they are near the screen',
  { tag: '@merge' },
  async ({ page, shop }) => {
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    const isLoaded = () => loaded.some((url) => url.includes('/assets/SampleMovies'));
    await page.setViewportSize({ width: 390, height: 600 });
    await page.goto(`${shop}/`, { waitUntil: 'networkidle' });
    expect(isLoaded()).toBe(false);
    await page.locator('#movies').scrollIntoViewIfNeeded();
    await expect.poll(isLoaded).toBe(true);
  },
);
