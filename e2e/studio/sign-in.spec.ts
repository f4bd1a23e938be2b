// Covers: studio/auth, studio/shell
import type { Page } from '@playwright/test';

import { PASSWORD, signIn, tabTo } from '../support/actions';
import { expect, test } from '../support/test';

const SIGN_IN = '/studio/sign-in?inspector=off';

async function fillIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

test.describe('the sign-in of the studio', () => {
  test('refuses a member with a sentence, and leads back to the school', async ({
    page,
    expectNoAxeViolations,
  }) => {
    await page.goto('/studio/members?inspector=off');
    await expect(page).toHaveURL(/\/studio\/sign-in\?next=/);
    await expectNoAxeViolations();
    await fillIn(page, 'member@gschool.example');
    await expect(
      page.getByRole('heading', { level: 1, name: 'The studio is for administrators' }),
    ).toBeVisible();
    await expect(page.getByRole('main')).toContainText('member@gschool.example');
    // Nothing of the studio is shown.
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expectNoAxeViolations();

    await page.getByRole('link', { name: 'Go to the school' }).click();
    await expect(page).toHaveURL(/^http:\/\/localhost:\d+\/(?!studio)/);
    await page.goto('/studio/?inspector=off');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page).toHaveURL(/\/studio\/sign-in/);
  });

  test('opens the content to a moderator, and nothing else', async ({ page }) => {
    await signIn(page, 'moderator@gschool.example', '/studio/log?inspector=off');
    await expect(
      page.getByRole('heading', { level: 1, name: 'This page is for administrators' }),
    ).toBeVisible();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await page.getByRole('link', { name: 'Go to the classes' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Classes' })).toBeVisible();
    const nav = page.getByRole('banner').getByRole('navigation');
    await expect(nav.getByRole('link')).toHaveText([
      'Classes',
      'Series',
      'Events',
      'People',
      'Styles',
      'Releases',
      'Import and export',
    ]);
    // The command palette has no other screens, and a key of one does nothing.
    await page.keyboard.press('ControlOrMeta+k');
    await page.getByRole('combobox').fill('members');
    await expect(page.getByRole('option')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('combobox')).toHaveCount(0);
    await page.keyboard.press('g');
    await page.keyboard.press('m');
    await page.keyboard.press('g');
    await page.keyboard.press('e');
    await expect(page).toHaveURL(/\/studio\/events/);
    // The start leads to the classes.
    await page.goto('/studio/?inspector=off');
    await expect(page).toHaveURL(/\/studio\/classes/);
  });

  test(
    'returns an administrator to the page that they opened',
    { tag: '@merge' },
    async ({ page }) => {
      await page.goto('/studio/orders?inspector=off');
      await fillIn(page, 'admin@gschool.example');
      await expect(page).toHaveURL(/\/studio\/orders\?inspector=off$/);
      await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
    },
  );

  test('works with the keyboard alone on a phone', { tag: '@merge' }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(SIGN_IN);
    await tabTo(page, page.getByLabel('Email address'));
    await page.keyboard.type('admin@gschool.example');
    await page.keyboard.press('Tab');
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/studio\/?$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
    // The frame's most used pages are at the bottom of a phone.
    await tabTo(page, page.getByRole('link', { name: 'Log', exact: true }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Log' })).toBeVisible();
  });

  test(
    'ends with the session of the site, which shares it in the demo',
    { tag: '@merge' },
    async ({ page }) => {
      await signIn(page, 'admin@gschool.example', '/studio/?inspector=off');
      await page.getByRole('button', { name: /Gaia Moretti/ }).click();
      await page.getByRole('menuitem', { name: 'Sign out' }).click();
      await expect(page).toHaveURL(/\/studio\/sign-in/);
      await page.goto('/profile?inspector=off');
      await expect(page).toHaveURL(/\/auth\/sign-in/);
    },
  );

  test(
    'loads the code of the page while the form is shown, so that only its data is read after the press',
    { tag: '@merge' },
    async ({ page }) => {
      const chunks = ['admin', 'MembersPage', 'adminRepository', 'member'];
      const requested: string[] = [];
      page.on('request', (request) => {
        const chunk = /\/assets\/(.+)-[\w-]{8}\.js$/.exec(request.url())?.[1] ?? '';
        if (chunks.includes(chunk)) requested.push(chunk);
      });
      await page.goto('/studio/members?inspector=off');
      // A person's pointer or key shows that the page is used.
      await page.getByLabel('Email address').click();
      await expect.poll(() => requested.toSorted()).toEqual(chunks.toSorted());
      await expect(page).toHaveURL(/\/studio\/sign-in/);
      await fillIn(page, 'admin@gschool.example');
      await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible();
    },
  );
});
