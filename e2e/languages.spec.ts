// Covers: site/shell, site/home, shop/shell
import type { Page } from '@playwright/test';

import { findLatinText } from './support/findLatinText';
import { expect, test } from './support/test';
import { PASSWORD, waitForHydration } from './support/actions';
import { viewportOf, widths } from './support/widths';

const html = (page: Page) => page.locator('html');
const arabic = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'العربية' });

async function signIn(page: Page, email = 'member@gschool.example'): Promise<void> {
  await page.getByLabel('البريد الإلكتروني').fill(email);
  await page.getByLabel('كلمة المرور', { exact: true }).fill(PASSWORD);
  await page.locator('main form button[type=submit]').first().click();
}

for (const width of widths('phone')) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: viewportOf(width) });

    test('Arabic is selected in the footer and survives navigation and a reload', async ({
      page,
      expectNoAxeViolations,
    }) => {
      await page.goto('/?inspector=off');
      await page.getByRole('heading', { level: 1 }).waitFor();
      await waitForHydration(page);
      // Uses the keyboard, to check that focus stays on the link.
      await arabic(page).focus();
      await page.keyboard.press('Enter');
      await expect(html(page)).toHaveAttribute('lang', 'ar');
      await expect(html(page)).toHaveAttribute('dir', 'rtl');
      await expect(page.getByRole('heading', { level: 1 })).toContainText('كوني قويّة');
      await expect(arabic(page)).toBeFocused();
      await expect(page.getByRole('status').filter({ hasText: 'بالعربية' })).toHaveCount(1);
      await expect(page).toHaveTitle(/كوني قويّة/);
      await expectNoAxeViolations('home in Arabic');
      expect(await findLatinText(page)).toEqual([]);

      // The prerendered page is English and must never be visible.
      await page.reload({ waitUntil: 'commit' });
      const seen = await page.evaluate(async () => {
        const texts = new Set<string>();
        for (let frame = 0; frame < 60; frame += 1) {
          const heading = document.querySelector('h1');
          if (heading?.checkVisibility({ visibilityProperty: true })) {
            texts.add(heading.textContent);
          }
          await new Promise(requestAnimationFrame);
        }
        return [...texts];
      });
      expect(seen.join(' ')).not.toMatch(/[a-z]{3}/i);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('كوني قويّة');

      await page.goto('/auth/sign-in?inspector=off');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('أهلًا بعودتك');
      expect(await findLatinText(page)).toEqual([]);
      await expectNoAxeViolations('sign-in in Arabic');
      await signIn(page);
      await expect(page).toHaveURL(/\/videos/);
      await expect(html(page)).toHaveAttribute('lang', 'ar');
      await expect(page.getByRole('heading', { name: 'تابعي المشاهدة' })).toBeVisible();
      expect(await findLatinText(page)).toEqual([]);
    });
  });
}

test(
  'classes, events and search are in Arabic, and English queries still work',
  { tag: '@merge' },
  async ({ page }) => {
    await page.goto('/auth/sign-in?lang=ar&next=%2Fevents&inspector=off');
    await signIn(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('اللقاءات المباشرة');
    await expect(page.getByRole('link', { name: 'أنفاس وشاي' }).first()).toBeVisible();
    expect(await findLatinText(page)).toEqual([]);

    // Three queries: a style with a word of the title, the Arabic title, and the English title.
    const folds = page.getByRole('main').getByRole('link', { name: 'انحناءات المساء' });
    for (const query of ['يوغا انحناءات', 'انحناءات المساء', 'evening folds']) {
      await page.goto(`/search?q=${encodeURIComponent(query)}&inspector=off`);
      await expect(folds.first()).toBeVisible();
    }

    await page.goto('/videos/watch/evening-folds?inspector=off');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('انحناءات المساء');
    expect(await findLatinText(page)).toEqual([]);
    await page.goto('/videos/series/evenings-on-the-mat?inspector=off');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('أمسيات على السجّادة');
    expect(await findLatinText(page)).toEqual([]);
  },
);

test(
  'the URL sets the language until another one is selected',
  { tag: '@merge' },
  async ({ page }) => {
    await page.goto('/auth/sign-in?lang=ar&next=%2Fevents&inspector=off');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('أهلًا بعودتك');
    await expect(page).toHaveURL(/sign-in\?next=%2Fevents/);
    await page.goto('/auth/sign-in?lang=xx&inspector=off');
    await expect(html(page)).toHaveAttribute('lang', 'ar');
    await page.goto('/auth/sign-in?lang=en&inspector=off');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back');
    await expect(html(page)).toHaveAttribute('dir', 'ltr');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back');
  },
);

test(
  'the profile has the language switch, and a change keeps the form input',
  { tag: '@merge' },
  async ({ page }) => {
    await page.goto('/auth/sign-in?lang=ar&next=%2Fprofile%3Ftab%3Dpersonal-info&inspector=off');
    await signIn(page);
    await expect(page.getByRole('heading', { name: 'اللغة' })).toBeVisible();
    // Style names are loaded with the catalogue.
    await expect.poll(() => findLatinText(page)).toEqual([]);
    const main = page.getByRole('main');
    const city = main.getByLabel('المدينة');
    await city.fill('Lisboa');
    // The page does not reload, so the typed text stays.
    await main.getByRole('link', { name: 'English' }).click();
    await expect(main.getByRole('heading', { name: 'Language' })).toBeVisible();
    await expect(main.getByLabel('City')).toHaveValue('Lisboa');
    await expect(html(page)).toHaveAttribute('dir', 'ltr');
  },
);

test(
  'a language that fails to load shows an error and keeps the page',
  { tag: '@merge' },
  async ({ page, context }) => {
    await page.goto('/auth/sign-in?inspector=off');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await waitForHydration(page);
    // Requests of the service worker belong to the context and not to the page.
    await context.route(/assets\/.*\.js/, async (route) => {
      const response = await route.fetch();
      // Matches the Arabic messages of the app: `"signIn.title":[` followed by Arabic text.
      const hasMessages = /"\w+\.\w+":\[+[`'"][\u0600-\u06FF]/.test(await response.text());
      await (hasMessages ? route.abort() : route.fulfill({ response }));
    });
    // The first failure reloads the page, because there may be a new deployment. The second one
    // shows an error.
    await Promise.all([page.waitForEvent('load'), arabic(page).click()]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back');
    const failure = page.getByRole('status').filter({ hasText: 'We couldn’t load that language' });
    await waitForHydration(page);
    await arabic(page).click();
    await expect(failure).toBeVisible();
    await expect(html(page)).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back');
    // Requests that are still running at the end would fail when the context closes.
    await context.unrouteAll({ behavior: 'ignoreErrors' });
  },
);

test(
  'the shop is in Arabic too',
  { tag: '@merge' },
  async ({ page, shop, expectNoAxeViolations }) => {
    await page.goto(`${shop}/?inspector=off`);
    await waitForHydration(page);
    await arabic(page).click();
    await expect(html(page)).toHaveAttribute('dir', 'rtl');
    await page.reload();
    await expect(page.getByRole('contentinfo').getByText('روابط سريعة')).toBeVisible();
    await expect(page).toHaveTitle(/أفلام ومسلسلات/);
    await expectNoAxeViolations('the shop in Arabic');
    expect(await findLatinText(page)).toEqual([]);
    await page.goto(`${shop}/merchandise/product/studio-tee?inspector=off`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('تيشيرت الاستوديو');
    await expect(page.getByRole('radio', { name: /أصفر ذهبي/ })).toBeVisible();
  },
);
