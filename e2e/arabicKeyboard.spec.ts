// Covers: site/profile, site/watch, shop/products, shop/checkout, studio/members, studio/log
import { expect, test } from './support/test';
import { signIn } from './support/actions';
import { getBeginning } from './support/clock';

// Keys type Arabic letters and digits. Shortcuts depend on the position of a key, and a number is
// stored with the digits 0–9.
test.use({ condition: 'arabic-keyboard' });

const toArabicDigits = (number: number): string =>
  new Intl.NumberFormat('ar-EG', { useGrouping: false }).format(number);

test('the player’s keys are at the same place', { tag: '@merge' }, async ({ page }) => {
  await signIn(page, 'member@gschool.example', '/videos/watch/moon-flow?inspector=off');
  const player = page.getByRole('region', { name: /^Player/ });
  const video = page.locator('video');
  await player
    .getByRole('button', { name: /^(Play|Resume at .*)$/ })
    .first()
    .click();
  await expect(player).toHaveAttribute('data-state', 'playing', { timeout: 20_000 });
  const isMuted = () => video.evaluate((element: HTMLVideoElement) => element.muted);
  const before = await isMuted();
  await page.keyboard.press('m');
  await expect.poll(isMuted).toBe(!before);
  await page.keyboard.press('k');
  await expect(player).toHaveAttribute('data-state', 'paused');
  await page.keyboard.press('5');
  await expect
    .poll(() =>
      video.evaluate((element: HTMLVideoElement) =>
        Math.round((element.currentTime / element.duration) * 10),
      ),
    )
    .toBe(5);
  await page.keyboard.press('Shift+Slash');
  await expect(page.getByRole('dialog', { name: /shortcuts/i })).toBeVisible();
});

test('numbers are typed with Arabic digits', { tag: '@merge' }, async ({ page, shop }) => {
  await signIn(page, 'member@gschool.example', '/profile?tab=personal-info&inspector=off');
  const main = page.getByRole('main');
  await main.getByLabel('Phone number', { exact: true }).fill('٠١٠١٢٣٤٥٦٧٨');
  await main.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(main.getByText('Saved.')).toBeVisible();
  await page.reload();
  await expect(main.getByLabel('Phone number', { exact: true })).toHaveValue('01012345678');

  await page.goto(`${shop}/merchandise/shop?inspector=off`);
  await page.getByLabel('From', { exact: true }).first().fill('٢٠٫٥٠');
  await page.getByLabel('To', { exact: true }).first().fill('٤٠');
  await page.getByRole('button', { name: 'Apply price' }).first().click();
  await expect(page).toHaveURL(/from=2050.*to=4000/);
});

test('dates are typed with Arabic digits', { tag: '@merge' }, async ({ page }) => {
  await signIn(page, 'admin@gschool.example', '/studio/log?inspector=off');
  await page.getByRole('button', { name: 'Period', exact: true }).click();
  const from = page.getByRole('dialog', { name: 'Period' }).getByLabel('From', { exact: true });
  await from.pressSequentially('٠١/٣١/٢٠٢٥');
  await expect(page).toHaveURL(/period=2025-01-31(%2F|\/)/);
  await page.keyboard.press('Escape');
  await expect(page.getByText('Period: since Jan 31, 2025').first()).toBeVisible();

  await page.goto('/studio/members?q=new@gschool.example&inspector=off');
  await page.getByRole('main').locator('a[href*="/members/"]').first().click();
  await page.getByRole('button', { name: 'Give access' }).click();
  const dialog = page.getByRole('dialog', { name: /^Give .* access$/ });
  await dialog.getByRole('radio', { name: 'Until a day' }).check();
  const until = dialog.getByRole('textbox', { name: 'Last day' });
  await until.fill('');
  await until.pressSequentially('soon');
  await dialog.getByRole('button', { name: 'Give access' }).click();
  // The field says what it accepts, and has what was typed.
  await expect(dialog.getByText('Enter a date, such as 12/31/2026', { exact: true })).toBeVisible();
  await expect(until).toHaveValue('soon');
  const year = new Date(getBeginning()).getUTCFullYear() + 2;
  await until.fill('');
  await until.pressSequentially(`٠٥/٠٦/${toArabicDigits(year)}`);
  await dialog.getByRole('button', { name: 'Give access' }).click();
  const toast = page.locator('[data-toast]');
  await expect(toast.filter({ hasText: `Gave access until May 6, ${year}` })).toBeVisible();
});
