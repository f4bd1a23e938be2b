// Covers: site/auth, site/watch, site/shell
import { expect, test } from './support/test';
import { PASSWORD, playedSeconds, tabTo, uniqueEmail } from './support/actions';

/** The first visit, using only the keyboard. */
test.describe('the first visit by keyboard', () => {
  test('a visitor enrolls', { tag: '@merge' }, async ({ page }) => {
    const email = uniqueEmail();
    await page.goto('/?inspector=off');
    await tabTo(page, page.getByRole('link', { name: 'Enroll Now' }).first());
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/auth\/sign-up/);
    await tabTo(page, page.getByLabel('Email address'));
    await page.keyboard.type(email);
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
    await page.keyboard.type('a short sentence');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/auth\/verify-email/);
    await page.goto('/profile');
    await tabTo(page, page.getByRole('link', { name: 'Skip', exact: true }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Choose your plan' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(email);
  });

  test('a member signs in, plays a class and changes the theme', async ({ page }) => {
    await page.goto('/videos?inspector=off');
    await tabTo(page, page.getByLabel('Email address'));
    await page.keyboard.type('member@gschool.example');
    await page.keyboard.press('Tab');
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/videos/);

    await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Play' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/videos\/watch\//);
    const play = page.getByRole('button', { name: 'Play', exact: true }).first();
    await tabTo(page, play);
    await page.keyboard.press('Enter');
    const video = page.locator('video');
    await expect.poll(() => playedSeconds(video)).toBeGreaterThan(0.5);
    const before = await playedSeconds(video);
    await page.keyboard.press('l');
    await expect.poll(() => playedSeconds(video)).toBeGreaterThan(before + 9);
    await page.keyboard.press('k');
    await expect.poll(() => video.evaluate((v: HTMLVideoElement) => v.paused)).toBe(true);

    const gear = page.getByRole('button', { name: 'Customize appearance' });
    await page.reload();
    await tabTo(page, gear);
    await page.keyboard.press('Enter');
    const panel = page.getByRole('dialog');
    await expect(panel).toBeVisible();
    await tabTo(page, panel.getByRole('radio', { name: 'gschool' }));
    await page.keyboard.press('ArrowUp');
    await expect(page.locator('html')).not.toHaveClass(/theme-gschool/);
    await page.keyboard.press('Escape');
    await expect(gear).toBeFocused();
  });

  test('the skip link moves the focus past the header', { tag: '@merge' }, async ({ page }) => {
    await page.goto('/auth/sign-in?inspector=off');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('#main')).toBeFocused();
  });
});
