// Covers: site/shell, site/diagnostics
import { expect, expectedRequestErrors, test, unloadedCode } from './support/test';
import {
  corruptEntries,
  documentReads,
  expectNothingStored,
  storedEntries,
} from './support/browserStorage';
import { signIn } from './support/actions';

const MEMBER = 'member@gschool.example';
const ADMIN = 'admin@gschool.example';
const videos = '/videos?inspector=off';

test.describe('cache entries', () => {
  test('are used by a second visit instead of requests', { tag: '@merge' }, async ({ page }) => {
    await signIn(page, MEMBER, videos);
    await expect(page.getByRole('heading', { name: 'All classes' })).toBeVisible();
    await expect
      .poll(async () => (await storedEntries(page)).indexedDb.join())
      .toContain('catalogue');
    const { indexedDb, localStorage: small } = await storedEntries(page);
    for (const key of [...indexedDb, ...small]) {
      expect(key).toMatch(/^gschool\.(cache\/demo-member\/|kept-for$)/);
    }
    const reads = documentReads(page);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'All classes' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Continue watching' })).toBeVisible();
    expect(reads.filter((path) => /^catalogue|\/state\//.test(path))).toEqual([]);
  });

  test(
    'are deleted when signing out on a page without cached data',
    { tag: '@full' },
    async ({ page }) => {
      await signIn(page, MEMBER, videos);
      await expect
        .poll(async () => (await storedEntries(page)).indexedDb.length)
        .toBeGreaterThan(0);
      await page.goto('/');
      await page.getByRole('button', { name: 'Sign Out' }).first().click();
      await expectNothingStored(page);
    },
  );

  test.describe('while offline', () => {
    // The page redirects to the sign-in page, whose code may not be loaded.
    test.use({
      allowedConsoleErrors: [[...expectedRequestErrors, unloadedCode], { scope: 'test' }],
    });

    test(
      'are deleted in all tabs when signing out in one',
      { tag: '@merge' },
      async ({ page, context }) => {
        await signIn(page, MEMBER, videos);
        await expect
          .poll(async () => (await storedEntries(page)).indexedDb.length)
          .toBeGreaterThan(0);
        const other = await context.newPage();
        await other.goto('/?inspector=off');
        const leave = other.getByRole('button', { name: 'Sign Out' }).first();
        await expect(leave).toBeVisible();
        await context.setOffline(true);
        await leave.click();
        await expect(page.getByRole('heading', { name: 'All classes' })).toBeHidden();
        await context.setOffline(false);
        await expectNothingStored(page);
      },
    );
  });

  test('are read from the server again when corrupt', { tag: '@full' }, async ({ page }) => {
    await signIn(page, MEMBER, videos);
    await expect.poll(async () => (await storedEntries(page)).indexedDb.length).toBeGreaterThan(0);
    await corruptEntries(page);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'All classes' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Continue watching' })).toBeVisible();
  });

  test('are not needed: the page works with full storage', { tag: '@full' }, async ({ page }) => {
    await page.addInitScript(() => {
      IDBObjectStore.prototype.put = new Proxy(IDBObjectStore.prototype.put, {
        apply(put, store: IDBObjectStore, given: unknown[]) {
          if (store.name === 'entries') throw new DOMException('full', 'QuotaExceededError');
          return Reflect.apply(put, store, given) as unknown;
        },
      });
      try {
        for (let size = 2 ** 22; size >= 1; size /= 2) {
          for (let n = 0; n < 4; n++) localStorage.setItem(`filler-${size}-${n}`, 'x'.repeat(size));
        }
      } catch {
        // The storage is full.
      }
    });
    await signIn(page, MEMBER, videos);
    await expect(page.getByRole('heading', { name: 'All classes' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'All classes' })).toBeVisible();
    expect((await storedEntries(page)).indexedDb).toEqual([]);
  });
});

test.describe('the administrator’s caches', () => {
  test(
    'are cleared from the menu and listed in the diagnostics',
    { tag: '@merge' },
    async ({ page }) => {
      await signIn(page, ADMIN, videos);
      await expect
        .poll(async () => (await storedEntries(page)).indexedDb.length)
        .toBeGreaterThan(0);
      const banner = page.getByRole('banner');
      await banner.getByRole('button', { name: /account|profile/i }).click();
      const group = banner.getByRole('list', { name: 'Administrator' });
      const dashboard = group.getByRole('link', { name: /Admin Dashboard/ });
      await expect(dashboard).toHaveAttribute('target', '_blank');
      await expect(dashboard).toHaveAttribute('rel', /noopener/);
      await group.getByRole('link', { name: 'Diagnostics' }).click();
      await expect(page).toHaveTitle('Diagnostics · Gschool');
      await expect(page.getByRole('row', { name: /^Catalog 30 min 1 / })).toBeVisible();
      await page.getByRole('button', { name: 'Force refresh: Catalog' }).click();
      await expect(
        page.getByRole('row', { name: /catalogue Catalog Refresh requested/ }),
      ).toBeVisible();

      await page.evaluate(() => sessionStorage.setItem('anything', 'at all'));
      await banner.getByRole('button', { name: /account|profile/i }).click();
      await group.getByRole('button', { name: 'Clear Cache' }).click();
      await expect(page.getByText(/\d cache entr(y|ies) cleared/).first()).toBeVisible();
      expect((await storedEntries(page)).indexedDb).toEqual([]);
      expect(await page.evaluate(() => sessionStorage.getItem('anything'))).toBeNull();
    },
  );

  test('are for administrators only', { tag: '@full' }, async ({ page }) => {
    await page.goto('/admin/diagnostics?inspector=off');
    await expect(page.getByRole('heading', { name: 'We can’t find that page' })).toBeVisible();
    await signIn(page, 'moderator@gschool.example', videos);
    await page
      .getByRole('banner')
      .getByRole('button', { name: /account|profile/i })
      .click();
    await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
    await expect(page.getByText('Clear Cache')).toBeHidden();
    await expect(page.getByText('Administrator')).toBeHidden();
    await page.goto('/admin/diagnostics');
    await expect(page.getByRole('heading', { name: 'We can’t find that page' })).toBeVisible();
    await expect(page).toHaveTitle('Page not found · Gschool');
  });
});
