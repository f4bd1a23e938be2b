// Covers: site/about, site/faq, site/guard
import type { Page } from '@playwright/test';

import { expect, test } from './support/test';
import { signIn, tabTo } from './support/actions';
import { measureOverflow, viewportOf, widths } from './support/widths';

/** The pages about the school. */
const group = [
  { path: '/about/welcome', heading: 'Welcome to Gschool', isAbout: true },
  { path: '/about/gaia', heading: 'Meet Gaia', isAbout: true },
  { path: '/about/contact', heading: 'Contact', isAbout: true },
  { path: '/about/faq', heading: 'Questions, answered', isAbout: true },
  { path: '/extra/terms-of-use', heading: 'Terms of Use', isAbout: false },
  { path: '/extra/privacy-policy', heading: 'Privacy', isAbout: false },
];

const answer = (page: Page, text: RegExp) => page.getByText(text);

for (const width of widths('phone')) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: viewportOf(width) });

    test('a visitor goes from the tagline past samples and plans to sign-up', async ({
      page,
      expectNoAxeViolations,
    }) => {
      await page.goto('/?inspector=off');
      await page.getByRole('link', { name: 'See what we teach' }).click();
      await expect(page.getByRole('heading', { name: 'A look inside' })).toBeInViewport();
      // The tests' browser saves data, so the muted clip waits for a press. It can be paused.
      const clip = page.getByLabel('A silent loop of a class in the player');
      await page.getByRole('button', { name: 'Play the clip' }).click();
      await page.getByRole('button', { name: 'Pause the clip' }).click();
      await expect(page.getByRole('button', { name: 'Play the clip' })).toBeVisible();
      expect(await clip.evaluate((v: HTMLVideoElement) => [v.paused, v.muted, v.loop])).toEqual([
        true,
        true,
        true,
      ]);

      await page.getByRole('heading', { name: 'What it costs' }).scrollIntoViewIfNeeded();
      const plan = page.getByRole('article').filter({ hasText: 'Enroll with School' });
      await expect(plan).toContainText('$19.00');
      await expect(plan).toContainText('Every class and every series');
      await page.getByRole('radio', { name: 'Yearly' }).check();
      await expect(plan).toContainText('$190.00');
      expect(await measureOverflow(page)).toBeLessThanOrEqual(0);
      await expectNoAxeViolations('home with its plans');
      await plan.getByRole('link', { name: 'Enroll with School' }).click();
      await expect(page).toHaveURL('/auth/sign-up');
    });

    test(
      'every page about the school has a heading, a menu entry and no horizontal scroll',
      { tag: '@full' },
      async ({ page, expectNoAxeViolations }) => {
        test.slow();
        for (const { path, heading, isAbout } of group) {
          await page.goto(`${path}?inspector=off`);
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
          await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('Home');
          expect(await measureOverflow(page), path).toBeLessThanOrEqual(0);
          if (width < 992) {
            await expectNoAxeViolations(path);
            continue;
          }
          // The About menu is marked as current on its four routes, and contains only the link to
          // the FAQ.
          const about = page.getByRole('banner').getByRole('button', { name: 'About' });
          if (isAbout) await expect(about).toHaveAttribute('aria-current', 'true');
          else await expect(about).not.toHaveAttribute('aria-current');
          await about.press('Enter');
          const links = page.getByRole('banner').locator('a[href^="/about"]:visible');
          await expect(links).toHaveText(['FAQ']);
          await expect(links).toHaveAttribute('href', '/about/faq');
        }
      },
    );
  });
}

test(
  'a question is found, opened by keyboard and has a URL',
  { tag: '@merge' },
  async ({ page }) => {
    await page.goto('/about/faq?inspector=off');
    const field = page.getByRole('searchbox', { name: 'Search the questions' });
    await tabTo(page, field);
    await page.keyboard.type('parking');
    await expect(page.getByRole('status').filter({ hasText: 'No questions found' })).toBeVisible();
    await tabTo(page, page.getByRole('button', { name: 'Show all questions' }));
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue('');
    await field.fill('cancel my subscription');
    await expect(page.getByRole('status').filter({ hasText: '1 question' })).toBeVisible();
    const question = page
      .locator('summary')
      .filter({ hasText: 'How do I cancel my subscription?' });
    await tabTo(page, question);
    await page.keyboard.press('Enter');
    await expect(answer(page, /^Open your profile, go to Subscription/)).toBeVisible();
    await tabTo(page, page.getByRole('link', { name: 'Link to this answer' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/about\/faq.*#cancel$/);
  },
);

test(
  'a link to a question opens it and scrolls to it; an invalid one is ignored',
  { tag: '@merge' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/about/faq?inspector=off#data');
    await expect(answer(page, /^In your account settings/)).toBeInViewport();
    await expect(
      answer(page, /^For most classes, all you need is floor space as wide/),
    ).toBeHidden();
    await page.goto('/about/faq?inspector=off#%E0%A4%A');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Questions, answered');
  },
);

test('members’ pages redirect visitors', async ({ page }) => {
  for (const path of ['/videos', '/library', '/library?tab=history', '/history']) {
    await page.goto(path);
    await expect(page).toHaveURL(`/auth/sign-in?next=${encodeURIComponent(path)}`);
  }
});

test('members’ pages redirect lapsed members', { tag: '@merge' }, async ({ page }) => {
  await signIn(page, 'lapsed@gschool.example', '/library?tab=history&inspector=off');
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText(/history/i);
  const banner = page.getByRole('banner');
  await expect(banner.getByText('Library', { exact: true })).toHaveCount(0);
  await page.goto('/history');
  await expect(page).toHaveURL('/library?tab=history');
  for (const [path, reason] of [
    ['/videos', 'videos'],
    ['/videos/watch/morning-mobility-in-ten', 'videos'],
    ['/library', 'library'],
    ['/library?tab=saved', 'library'],
  ] as const) {
    await page.goto(path);
    await expect(page).toHaveURL(`/profile?tab=subscription&reason=${reason}`);
  }
  await page.goto('/admin/diagnostics');
  await expect(page.getByRole('heading', { name: 'We can’t find that page' })).toBeVisible();
});
