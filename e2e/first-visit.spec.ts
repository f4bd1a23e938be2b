// Covers: site/auth, site/catalogue, site/watch, site/shell
import { expect, test } from './support/test';
import {
  selectRadio,
  openFirstClass,
  playedSeconds,
  signIn,
  signOut,
  uniqueEmail,
} from './support/actions';
import { viewportOf, widths } from './support/widths';

/** The first visit of a member. */
for (const width of widths('phone')) {
  test.describe(`the first visit at ${width} px`, () => {
    test.use({ viewport: viewportOf(width) });

    test('a visitor enrolls and sees the profile', { tag: '@full' }, async ({ page }) => {
      const email = uniqueEmail();
      await page.goto('/?inspector=off');
      await page.getByRole('link', { name: 'Enroll Now' }).first().click();
      await page.getByLabel('Email address').fill(email);
      await page.getByLabel('Password', { exact: true }).fill('a short sentence');
      await page.getByRole('button', { name: 'Create account' }).click();
      // The page about the verification email is shown first, then three questions.
      await expect(page).toHaveURL(/\/auth\/verify-email/);
      await page.goto('/profile');
      await page.getByRole('link', { name: 'Skip', exact: true }).click();
      await page.getByRole('link', { name: 'Personal info' }).click();
      await expect(page.getByRole('main')).toContainText(email);
      await expect(page.getByRole('progressbar', { name: 'Profile completeness' })).toBeVisible();

      await page.goto('/videos');
      await expect(page).toHaveURL(/\/profile\?tab=subscription&reason=videos/);
      await expect(page.getByRole('main')).toContainText('This page is for subscribers');
      await signOut(page);
      await expect(page).toHaveURL(/\/$/);
    });

    test('a member plays a class, leaves, comes back and resumes', async ({ page }) => {
      await signIn(page, 'member@gschool.example', '/videos?inspector=off');
      const title = await openFirstClass(page);

      const video = page.locator('video');
      await page.getByRole('button', { name: 'Play', exact: true }).first().click();
      await expect.poll(() => playedSeconds(video)).toBeGreaterThan(1);
      // The player itself renders the captions.
      await expect(page.locator('p[lang="en"][dir="auto"]').first()).toHaveText(/\S/);

      await video.evaluate((v: HTMLVideoElement) => {
        v.currentTime = 42;
      });
      await expect.poll(() => playedSeconds(video)).toBeGreaterThan(43);
      await page.goBack();
      await expect(page).toHaveURL(/\/videos(\?|$)/);

      await page
        .getByRole('region', { name: 'Continue watching' })
        .getByRole('link', { name: title })
        .click();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await page.getByRole('button', { name: /^Resume at 0:4\d$/ }).click();
      await expect.poll(() => playedSeconds(video)).toBeGreaterThan(42);
      expect(await playedSeconds(video)).toBeLessThan(60);
    });

    test('the theme hulu, dark and RTL survive a reload', async ({ page }) => {
      await signIn(page, 'member@gschool.example', '/profile?inspector=off');
      await page.getByRole('button', { name: 'Customize appearance' }).click();
      const panel = page.getByRole('dialog');
      await selectRadio(panel, 'hulu');
      await selectRadio(panel, 'Dark');
      await selectRadio(panel, /right to left|rtl/i);
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
      await expect(page.getByRole('button', { name: 'Customize appearance' })).toBeFocused();

      for (const step of ['now', 'after a reload']) {
        const html = page.locator('html');
        await expect(html, step).toHaveClass(/theme-hulu/);
        await expect(html, step).toHaveAttribute('data-scheme', 'dark');
        await expect(html, step).toHaveAttribute('dir', 'rtl');
        await page.reload();
      }
    });
  });
}
