// Covers: site/profile
import type { Page } from '@playwright/test';
import { formatZoneCity } from '@gschool/domain';

import { payloads } from '../apps/site/src/features/profile/payloads.fixtures';
import { expect, test } from './support/test';
import { signIn } from './support/actions';
import { readZoneName } from './support/clock';
import { settleAfter } from './support/settle';

const MEMBER = 'member@gschool.example';
const tab = '/profile?tab=personal-info&inspector=off';

const field = (page: Page, label: string) =>
  page.getByRole('main').getByLabel(label, { exact: true });
const save = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Save', exact: true }).click();
const saved = (page: Page) => expect(page.getByRole('main').getByText('Saved.')).toBeVisible();

test('a new member completes the profile through the list of missing fields', async ({
  page,
  expectNoAxeViolations,
}) => {
  await signIn(page, 'new@gschool.example', tab);
  const meter = page.getByRole('progressbar', { name: 'Profile completeness' });
  const before = Number(await meter.getAttribute('aria-valuenow'));
  await page.getByRole('link', { name: 'Phone number' }).click();
  await expect(field(page, 'Phone number')).toBeFocused();
  await expect(page).toHaveURL(/#profile-phoneNumber$/);

  await field(page, 'Phone number').fill('call me');
  await field(page, 'Display name').fill('x'.repeat(201));
  await save(page);
  const summary = page.getByRole('alert').filter({ hasText: 'There are 2 problems' });
  await expect(summary.locator('..')).toBeFocused();
  await summary.getByRole('link', { name: /up to 200 characters\. You have 201/ }).click();
  await expect(field(page, 'Display name')).toBeFocused();
  await field(page, 'Display name').fill('Mira Lund');
  await field(page, 'Phone number').fill('+45 20 12 34 56');
  await page.getByRole('combobox', { name: 'Country' }).fill('denm');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Getting stronger' }).click();
  await field(page, 'Newsletter').check();
  await expectNoAxeViolations('with edits');
  await save(page);
  await saved(page);
  await expect
    .poll(async () => Number(await meter.getAttribute('aria-valuenow')))
    .toBeGreaterThan(before + 40);

  await page.reload();
  await expect(field(page, 'Display name')).toHaveValue('Mira Lund');
  await expect(page.getByRole('combobox', { name: 'Country' })).toHaveValue('Denmark');
  await expect(page.getByRole('button', { name: 'Getting stronger' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(field(page, 'Newsletter')).toBeChecked();
  const zone = await readZoneName(page);
  await expect(page.getByRole('combobox', { name: 'Time zone' })).toHaveValue(formatZoneCity(zone));
  expect(await page.evaluate(() => localStorage.getItem('gschool.timezone'))).toBe(zone);

  // A link with a fragment focuses the field.
  await page.goto('/profile?tab=personal-info&inspector=off#profile-location.city');
  await expect(field(page, 'City')).toBeFocused();
});

test(
  'two tabs edit one profile without losing changes',
  { tag: '@merge' },
  async ({ page, context }) => {
    await signIn(page, MEMBER, tab);
    await expect(field(page, 'City')).toHaveValue('Lisbon');
    const other = await context.newPage();
    await other.goto(tab);
    await expect(field(other, 'City')).toHaveValue('Lisbon');

    await field(other, 'State or region').fill('Norte');
    await field(other, 'City').fill('Braga');
    await save(other);
    await saved(other);

    await field(page, 'Postal code').fill('4700-001');
    await save(page);
    await saved(page);
    await expect(
      page.getByText(
        /Also changed elsewhere: .*State or region.* and City|State or region and City/,
      ),
    ).toBeVisible();
    await expect(field(page, 'City')).toHaveValue('Braga');

    // The other tab has not loaded the postal code, and both tabs change the city.
    await field(page, 'City').fill('Porto');
    await save(page);
    await saved(page);
    await field(other, 'City').fill('Guimarães');
    await field(other, 'Preferred name').fill('May');
    await save(other);
    const conflict = other.getByRole('alert').filter({ hasText: 'changed in two places' });
    await expect(conflict).toContainText('Guimarães');
    await expect(conflict).toContainText('Porto');
    await expect(field(other, 'City')).toHaveValue('Guimarães');
    await expect(field(other, 'Preferred name')).toHaveValue('May');
    await other.getByRole('button', { name: 'City: use the other one' }).click();
    await expect(field(other, 'City')).toHaveValue('Porto');
    await save(other);
    await saved(other);
    await other.reload();
    await expect(field(other, 'City')).toHaveValue('Porto');
    await expect(field(other, 'Preferred name')).toHaveValue('May');
    await expect(field(other, 'Postal code')).toHaveValue('4700-001');
  },
);

test('leaving with unsaved edits asks for confirmation', async ({ page }) => {
  await signIn(page, MEMBER, tab);
  // Navigates once, so that Back stays within the site.
  await page.getByRole('main').getByRole('link', { name: 'Account' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Personal info' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await field(page, 'City').fill('Faro');

  // Another tab, the header and Back all leave the form.
  await page.getByRole('main').getByRole('link', { name: 'Subscription' }).click();
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page).toHaveURL(/tab=personal-info/);
  await expect(field(page, 'City')).toHaveValue('Faro');

  await page.goBack();
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(/tab=personal-info/);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(field(page, 'City')).toHaveValue('Faro');

  await settleAfter(page, () => page.getByRole('link', { name: 'Photo', exact: true }).click());
  await expect(dialog).toBeHidden();

  const question = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const asked = await question;
  expect(asked.type()).toBe('beforeunload');
  await asked.dismiss();

  await page.goBack();
  await expect(page).toHaveURL(/tab=personal-info/);
  await page.goBack();
  await dialog.getByRole('button', { name: 'Discard and leave' }).click();
  await expect(page).toHaveURL(/tab=account/);
  await page.getByRole('main').getByRole('link', { name: 'Personal info' }).click();
  await expect(field(page, 'City')).not.toHaveValue('Faro');

  // Without edits there is no confirmation.
  await page.getByRole('banner').getByRole('link', { name: 'Live Events' }).click();
  await expect(page).toHaveURL(/\/events/);
});

test.describe('a profile picture', () => {
  // The mock's service worker fetches the blob of the preview, which the policy does not allow.
  test.use({ allowedConsoleErrors: [/Connecting to 'blob:|Failed to load resource/] });

  test('is uploaded, shown everywhere and removed', { tag: '@merge' }, async ({ page }) => {
    await signIn(page, 'lapsed@gschool.example', tab);
    const png = await page.evaluate(async () => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 900, height: 600 });
      const pen = canvas.getContext('2d')!;
      for (let x = 0; x < 900; x += 10) {
        pen.fillStyle = `hsl(${x} 70% 50%)`;
        pen.fillRect(x, 0, 10, 600);
      }
      return canvas.toDataURL('image/png').split(',')[1]!;
    });
    const file = { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from(png, 'base64') };
    const chooser = page.getByRole('main').locator('input[type=file]');
    await chooser.setInputFiles({
      name: 'a.png',
      mimeType: 'image/png',
      buffer: Buffer.from('no'),
    });
    await expect(page.getByText('We couldn’t read this file as an image').first()).toBeVisible();
    await chooser.setInputFiles(file);
    const own = page.locator('img[src^="https://firebasestorage.googleapis.com/"]');
    await expect(page.getByRole('banner').locator(own).first()).toBeVisible();
    await expect(page.getByRole('main').locator(own).first()).toBeVisible();
    const drawn = await own
      .first()
      .evaluate(async (image: HTMLImageElement) => [
        await image.decode().then(() => image.naturalWidth),
        image.naturalHeight,
      ]);
    expect(drawn).toEqual([512, 512]);
    await expect(page.getByRole('link', { name: 'Photo', exact: true })).toHaveCount(0);

    await page.reload();
    await expect(own.first()).toBeVisible();
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(own).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Photo', exact: true })).toBeVisible();

    await page.getByRole('button', { name: 'Use a link to an image instead' }).click();
    await field(page, 'Photo link').fill('javascript:alert(1)');
    await save(page);
    await expect(
      page.getByRole('alert').getByRole('link', { name: /starts with https/ }),
    ).toBeVisible();
  });
});

test('input of a member is never executed', { tag: '@merge' }, async ({ page }) => {
  const executed: string[] = [];
  page.on('dialog', (dialog) => {
    executed.push(dialog.message());
    void dialog.dismiss();
  });
  await page.exposeFunction('trap', (from: unknown) => void executed.push(String(from)));
  await signIn(page, 'lapsed@gschool.example', tab);
  const all = payloads.join(' ').slice(0, 190);
  const at = (n: number) => payloads[n % payloads.length]!.slice(0, 190);
  await field(page, 'Display name').fill(at(6));
  await field(page, 'Preferred name').fill(at(14));
  await field(page, 'First name').fill(at(9));
  await field(page, 'Last name').fill(all);
  await field(page, 'State or region').fill(at(20));
  await field(page, 'City').fill(at(7));
  await save(page);
  await saved(page);
  await page.goto('/profile?tab=account&inspector=off');
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(at(6));
  await page.getByRole('button', { name: /^Your account/ }).click();
  await expect(page.getByText(at(6)).first()).toBeVisible();
  await page.goto('/profile?tab=subscription&inspector=off');
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(at(6));
  await page.goto(tab);
  await expect(field(page, 'Display name')).toHaveValue(at(6));
  await expect(field(page, 'City')).toHaveValue(at(7));
  expect(executed).toEqual([]);
});
