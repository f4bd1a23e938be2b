// Covers: site/welcome, site/profile, site/library, site/auth, shop/checkout
import { expect, test } from './support/test';
import { PASSWORD, signIn, uniqueEmail } from './support/actions';
import { findInStorages } from './support/storages';

const MEMBER = 'member@gschool.example';
const FORM = '/profile?tab=personal-info&inspector=off';

test('the answers of the welcome page survive a reload', { tag: '@merge' }, async ({ page }) => {
  await page.goto('/auth/sign-up?inspector=off');
  await page.getByLabel('Email address').fill(uniqueEmail());
  await page.getByLabel('Password', { exact: true }).fill('a short sentence');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/auth\/verify-email/);
  await page.goto('/welcome?inspector=off');
  const answers = ['Getting stronger', 'At the beginning', 'Mat'].map((name) =>
    page.getByRole('button', { name, exact: true }),
  );
  for (const answer of answers) await answer.click();
  await page.reload();
  for (const answer of answers) await expect(answer).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page).toHaveURL(/\/profile/);
  expect(await page.evaluate(() => Object.keys(sessionStorage).join())).not.toContain('welcome');
});

test(
  'edits of the profile wait for their member after a sign-out in another tab',
  { tag: '@merge' },
  async ({ page, context }) => {
    await signIn(page, MEMBER, FORM);
    const name = page.getByLabel('Display name');
    await name.fill('Maya of the Hill');
    const other = await context.newPage();
    await other.goto('/profile?tab=account&inspector=off');
    await other.getByRole('main').getByRole('button', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL(/\/auth\/sign-in/);
    const main = page.getByRole('main');
    await expect(main).toContainText('Your changes are still here. Sign in again to continue.');
    const next = page.url();

    const enter = async (email: string) => {
      await page.getByLabel('Email address').fill(email);
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await main.getByRole('button', { name: 'Sign In', exact: true }).click();
      await expect(page).toHaveURL(/\/profile/);
    };
    // Another member does not see the draft.
    await enter('admin@gschool.example');
    await expect(name).not.toHaveValue('');
    await expect(name).not.toHaveValue('Maya of the Hill');
    await expect(main).not.toContainText('the changes you hadn’t saved');
    await other.goto('/profile?tab=account&inspector=off');
    await other.getByRole('main').getByRole('button', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL(/\/auth\/sign-in/);

    await page.goto(next);
    await enter(MEMBER);
    await expect(name).toHaveValue('Maya of the Hill');
    await expect(main).toContainText('the changes you hadn’t saved');
    await main.getByRole('button', { name: /^Save/ }).click();
    await expect(main).toContainText('Saved.');
  },
);

test(
  'names of playlists and a new email address wait for their member, and no password does',
  { tag: '@merge' },
  async ({ page, context }) => {
    const main = page.getByRole('main');
    const other = await context.newPage();
    /** Ends the session in the other tab, and returns to this one after signing in. */
    const signOutElsewhere = async () => {
      await other.goto('/profile?tab=account&inspector=off');
      await other.getByRole('main').getByRole('button', { name: 'Sign Out' }).click();
      await expect(page).toHaveURL(/\/auth\/sign-in/);
      await expect(main).toContainText('Your changes are still here. Sign in again to continue.');
    };
    const enter = async () => {
      await page.getByLabel('Email address').fill(MEMBER);
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await main.getByRole('button', { name: 'Sign In', exact: true }).click();
    };

    await signIn(page, MEMBER, '/library?tab=playlists&inspector=off');
    await main.getByRole('button', { name: 'New playlist' }).click();
    const name = main.getByRole('textbox', { name: 'Playlist name' });
    await name.fill('Slow Sundays');
    await signOutElsewhere();
    await enter();
    await expect(name).toHaveValue('Slow Sundays');
    await expect(main).toContainText('the name you’d typed');
    await main.getByRole('button', { name: 'Cancel' }).click();

    await main
      .getByRole('button', { name: /^More options for/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Rename' }).click();
    await name.fill('Another name');
    await signOutElsewhere();
    await enter();
    await expect(name).toHaveValue('Another name');
    await main.getByRole('button', { name: 'Save name' }).click();
    await expect(main.getByRole('link', { name: /Another name/ })).toBeVisible();

    await page.goto('/profile?tab=account&inspector=off');
    await main.getByRole('button', { name: 'Change email address' }).click();
    await main.getByLabel('New email address').fill('maya.new@gschool.example');
    await main.getByRole('button', { name: 'Send confirmation link' }).click();
    // The dialog asks for the password.
    await page
      .getByRole('dialog')
      .getByLabel(/password/i)
      .first()
      .fill('my secret sentence');
    await signOutElsewhere();
    expect(await findInStorages(page, ['my secret sentence'])).toEqual([]);
    await enter();
    await expect(main.getByLabel('New email address')).toHaveValue('maya.new@gschool.example');
  },
);
