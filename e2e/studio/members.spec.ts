// Covers: studio/members
import { toAsciiDigits } from '@gschool/intl';
import type { Locator, Page } from '@playwright/test';

import { PASSWORD, playedSeconds, signIn, tabTo } from '../support/actions';
import type { Hand } from '../support/hand';
import { createJourney } from '../support/journey';
import { makeSessionOld } from '../support/oldSession';
import { phoneSize } from '../support/widths';
import { expect, expectedRequestErrors, test, unloadedCode } from '../support/test';

const journey = createJourney((...args) => test(...args));

const ADMIN = 'admin@gschool.example';
const MEMBERS = '/studio/members?inspector=off';
const CLASS = '/videos/watch/slow-strength-strong-legs?inspector=off';

/** Finds a member in the list, and opens their page. */
async function openMember(page: Page, hand: Hand, email: string): Promise<void> {
  await hand.fill(page.getByRole('searchbox', { name: 'Search by email, name or UID' }), email);
  await expect(page.getByText(/^1 of \d+ members$/).first()).toBeVisible();
  await hand.press(page.getByRole('main').locator('a[href*="/members/"]').first());
  await expect(
    page.getByRole('heading', { level: 2, name: 'What this member sees' }),
  ).toBeVisible();
}

/** Ends the session of the studio, and opens a page of the site as another member. */
async function becomeMember(page: Page, hand: Hand, email: string, target: string): Promise<void> {
  const menu = page.getByRole('button', { name: 'Open menu' });
  if (await menu.isVisible()) await hand.press(menu);
  await hand.press(page.getByRole('button', { name: /Gaia Moretti/ }));
  await hand.press(page.getByRole('menuitem', { name: 'Sign out' }));
  await expect(page).toHaveURL(/\/studio\/sign-in/);
  await page.goto(target);
  await expect(page).toHaveURL(/\/auth\/sign-in/);
  await hand.fill(page.getByLabel('Email address'), email);
  await hand.fill(page.getByLabel('Password', { exact: true }), PASSWORD);
  await hand.press(page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }));
}

/** Opens the menu with the other acts. */
async function chooseAction(page: Page, hand: Hand, name: string): Promise<void> {
  await hand.press(page.getByRole('main').getByRole('button', { name: 'Actions' }));
  await hand.press(page.getByRole('menuitem', { name, exact: true }));
}

/** Signs in, types how long a member gets access, and returns the dialog without submitting it. */
async function typeDaysOfAccess(page: Page, hand: Hand): Promise<Locator> {
  await signIn(page, ADMIN, MEMBERS);
  await openMember(page, hand, 'new@gschool.example');
  await page.getByRole('button', { name: 'Give access' }).click();
  const dialog = page.getByRole('dialog', { name: /^Give .* access$/ });
  await dialog.getByLabel('Days from today').fill('12');
  return dialog;
}

const toast = (page: Page, text: RegExp | string) =>
  page.locator('[data-toast]').filter({ hasText: text });

journey(
  'an administrator gives access, and the member watches',
  async ({ page, hand, expectNoAxeViolations }) => {
    await signIn(page, ADMIN, MEMBERS);
    await openMember(page, hand, 'new@gschool.example');
    await expect(page.getByText('Sees no classes')).toBeVisible();
    await hand.press(page.getByRole('button', { name: 'Give access' }));
    const dialog = page.getByRole('dialog', { name: /^Give .* access$/ });

    // A wrong number changes nothing, and stays in the field.
    await hand.fill(dialog.getByLabel('Days from today'), '0');
    await hand.press(dialog.getByRole('button', { name: 'Give access' }));
    await expect(
      dialog.getByText('Enter a whole number of days, at least 1.').first(),
    ).toBeVisible();
    // With an Arabic keyboard, the field has the digit that was typed.
    const days = await dialog.getByLabel('Days from today').inputValue();
    expect(toAsciiDigits(days)).toBe('0');
    await expectNoAxeViolations('the dialog');

    await hand.fill(dialog.getByLabel('Days from today'), '10');
    await hand.press(dialog.getByRole('button', { name: 'Give access' }));
    await expect(toast(page, /Gave access until/)).toBeVisible();
    await expect(page.getByText('Sees all classes')).toBeVisible();
    await expect(page.getByRole('region', { name: 'History' })).toContainText('Gave access until');
    await expectNoAxeViolations('the page of the member');

    await becomeMember(page, hand, 'new@gschool.example', CLASS);
    await expect(page).toHaveURL(/\/videos\/watch\//);
    await hand.press(page.getByRole('button', { name: 'Play', exact: true }).first());
    await expect.poll(() => playedSeconds(page.locator('video'))).toBeGreaterThan(0);
  },
);

journey('a blocked member is out, and Undo lets the member in', async ({ page, hand }) => {
  await signIn(page, ADMIN, MEMBERS);
  await openMember(page, hand, 'member@gschool.example');
  await expect(page.getByText('Sees all classes')).toBeVisible();
  await chooseAction(page, hand, 'Block');
  await expect(toast(page, 'Blocked the account')).toBeVisible();
  await expect(page.getByText('Sees no classes')).toBeVisible();
  await expect(page.getByText(/An administrator blocked the account on/)).toBeVisible();

  // The key does what the button of the toast does.
  await page.keyboard.press('ControlOrMeta+z');
  await expect(toast(page, 'Undid: Blocked the account')).toBeVisible();
  await expect(page.getByText('Sees all classes')).toBeVisible();

  // The command palette has the act, too.
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('block:');
  await expect(page.getByRole('option', { name: /^Block: / })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Sees no classes')).toBeVisible();
  await becomeMember(page, hand, 'member@gschool.example', '/videos?inspector=off');
  await expect(page).toHaveURL(/\/profile\?tab=subscription/);
});

test('access until a day is given by keyboard alone', { tag: '@merge' }, async ({ page }) => {
  await signIn(page, ADMIN, MEMBERS);
  await tabTo(page, page.getByRole('searchbox', { name: 'Search by email, name or UID' }));
  await page.keyboard.type('LAPSED@gschool');
  await expect(page.getByText(/^1 of \d+ members$/).first()).toBeVisible();
  // The grid is one tab stop: the checkbox of the first row. Arrows move between cells.
  const grid = page.getByRole('grid', { name: 'Members' });
  await tabTo(page, grid.locator('[tabindex="0"]'));
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('checkbox', { name: 'Select all' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await expect(grid.locator('a[href*="/members/"]')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/members\/[\w-]+/);

  await tabTo(page, page.getByRole('button', { name: 'Give access' }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: /^Give .* access$/ });
  await tabTo(page, dialog.getByRole('radio', { name: 'Days', exact: true }));
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('radio', { name: 'Months' })).toBeChecked();
  await expect(dialog.getByLabel('Months from today')).toHaveValue('3');
  await expect(dialog.getByText(/^Until .+\d{4}\.$/)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('radio', { name: 'Until a day' })).toBeChecked();
  const day = dialog.getByRole('textbox', { name: 'Last day' });
  await tabTo(page, day);
  await day.fill('2001-01-01');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('That day is over.').first()).toBeVisible();
  await day.fill('2030-12-31');
  await page.keyboard.press('Enter');
  // The day is the one that was entered, in any time zone.
  await expect(toast(page, 'Gave access until Dec 31, 2030')).toBeVisible();
  await expect(page.getByText('An administrator gave access until Dec 31, 2030')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Give access' })).toBeFocused();
});

test('on a phone, a role is changed', { tag: '@merge' }, async ({ page, hand }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, ADMIN, MEMBERS);
  await openMember(page, hand, 'lapsed@gschool.example');
  await chooseAction(page, hand, 'Change role');
  const dialog = page.getByRole('dialog', { name: /’s role$/ });
  await dialog.getByRole('radio', { name: /Moderator/ }).check();
  await dialog.getByRole('button', { name: 'Change role' }).click();
  await expect(toast(page, 'Changed the role to Moderator')).toBeVisible();
});

journey(
  'an account is erased only after its email is typed and the password is entered once more',
  { tag: '@merge' },
  async ({ page, hand }) => {
    await signIn(page, ADMIN, MEMBERS);
    // The sign-in is more than five minutes old.
    await makeSessionOld(page);
    await page.goto(MEMBERS);
    await openMember(page, hand, 'lapsed@gschool.example');
    await chooseAction(page, hand, 'Erase');
    const dialog = page.getByRole('dialog', { name: /^Erase .*\?$/ });
    await expect(dialog).toContainText('This can’t be undone.');
    const field = dialog.getByLabel(/^Type .* to confirm/);
    await hand.fill(field, 'lapsed+other@gschool.example');
    await hand.press(dialog.getByRole('button', { name: 'Erase forever' }));
    await expect(dialog.getByText('This doesn’t match.').first()).toBeVisible();
    await hand.fill(field, ' Lapsed@gschool.example');
    await hand.press(dialog.getByRole('button', { name: 'Erase forever' }));
    // Closing the dialog that asks for the password sends nothing, and keeps what was typed.
    const password = page.getByLabel('Current password');
    await expect(password).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog.getByText(/within the last five minutes/).first()).toBeVisible();
    await expect(field).toHaveValue(' Lapsed@gschool.example');
    await hand.press(dialog.getByRole('button', { name: 'Erase forever' }));
    await hand.fill(password, PASSWORD);
    await page.keyboard.press('Enter');
    await expect(toast(page, 'Erased the account')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'We couldn’t find this member' })).toBeVisible();
    await hand.press(page.getByRole('main').getByRole('link', { name: 'Open the log' }));
    await expect(
      page.getByRole('main').getByRole('listitem').filter({ hasText: 'Erased the account' }),
    ).toBeVisible();
    await page.goto(MEMBERS);
    await page.getByRole('searchbox').fill('lapsed@gschool.example');
    await expect(page.getByText('No matching members')).toBeVisible();
  },
);

test('the list loads no code of Firestore', { tag: '@merge' }, async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await signIn(page, ADMIN, MEMBERS);
  await expect(page.getByRole('main').locator('a[href*="/members/"]').first()).toBeVisible();
  // The budget of the first view does not count this chunk (`tools/build/views.ts`).
  expect(scripts.filter((path) => path.includes('/firestore-'))).toEqual([]);
  expect(scripts.some((path) => path.includes('/MembersPage-'))).toBe(true);
});

test(
  'filters are in the address, and Back returns to them',
  { tag: '@merge' },
  async ({ page }) => {
    await signIn(page, ADMIN, MEMBERS);
    await page.getByRole('button', { name: 'Blocked', exact: true }).click();
    await expect(page).toHaveURL(/access=blocked/);
    const links = page.getByRole('main').locator('a[href*="/members/"]');
    await expect(page.getByText(/^\d+ of \d+ members$/).first()).toBeVisible();
    const count = await links.count();
    expect(count).toBeGreaterThan(0);
    await links.first().click();
    await expect(page.getByText(/An administrator blocked the account/)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/access=blocked/);
    await expect(links).toHaveCount(count);
    await page.reload();
    await expect(links).toHaveCount(count);
  },
);

test(
  'on a phone, the acts for the selected members are above the bar of the screens',
  { tag: '@merge' },
  async ({ page }) => {
    await page.setViewportSize(phoneSize);
    await signIn(page, ADMIN, MEMBERS);
    await page.getByRole('main').getByRole('checkbox').nth(1).check();
    const bar = page.getByRole('region', { name: 'Selected rows' });
    await expect(bar.getByRole('button', { name: 'Give access' })).toBeInViewport({ ratio: 1 });
    const screens = page.getByRole('navigation', { name: 'Most used' });
    const readGap = async (): Promise<number> => {
      const [above, below] = [await bar.boundingBox(), await screens.boundingBox()];
      return Math.round((below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0));
    };
    await expect.poll(readGap).toBeGreaterThanOrEqual(0);
  },
);

test(
  'several members are blocked at once, with a count for each outcome',
  { tag: '@merge' },
  async ({ page }) => {
    await signIn(page, ADMIN, `${MEMBERS}&access=blocked&access=open`);
    await expect(page.getByText(/^\d+ of \d+ members$/).first()).toBeVisible();
    await page.getByRole('checkbox', { name: 'Select all' }).check();
    // The command palette has the acts of the selection, as the bar has.
    await page.keyboard.press('ControlOrMeta+k');
    await page.getByRole('combobox').fill('block');
    await page.getByRole('option', { name: /^Block: \d+ members$/ }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('button', { name: 'Block' }).click();
    await expect(page.getByText(/\d+ unchanged/).first()).toBeVisible();
  },
);

test(
  'acts that a closed tab did not send are continued at the next visit',
  { tag: '@merge' },
  async ({ page }) => {
    await signIn(page, ADMIN, `${MEMBERS}&access=open`);
    const links = page.getByRole('main').locator('a[href*="/members/"]');
    await expect(links.first()).toBeVisible();
    const uids = (
      await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname))
    )
      .slice(0, 3)
      .map((path) => path.split('/').at(-1) ?? '');
    // What a closed tab leaves: the acts without an answer, with their ids.
    await page.evaluate((ids) => {
      const acts = ids.map((uid) => ({
        id: crypto.randomUUID(),
        kind: 'member.sync',
        args: { uid },
      }));
      localStorage.setItem('gschool.unsentActs/demo-admin', JSON.stringify(acts));
    }, uids);
    const bar = page.getByRole('region', { name: 'Selected rows' });
    await page.goto(MEMBERS);
    await expect(bar.getByText(/not sent/).first()).toBeVisible();
    await bar.getByRole('button', { name: 'Continue' }).click();
    await expect(bar.getByText(/\d+ (done|unchanged)/).first()).toBeVisible();
    await expect(bar.getByText(/not sent/)).toHaveCount(0);
    await page.reload();
    await expect(page.getByText(/^\d+ members$/).first()).toBeVisible();
    await expect(bar).toHaveCount(0);
  },
);

test(
  'a session that ends in the middle keeps what was typed',
  { tag: '@merge' },
  async ({ page, hand, context }) => {
    const dialog = await typeDaysOfAccess(page, hand);
    // Another tab signs out.
    const other = await context.newPage();
    await other.goto('/studio/log?inspector=off');
    await other.getByRole('button', { name: /Gaia Moretti/ }).click();
    await other.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page).toHaveURL(/\/studio\/sign-in\?next=/);
    await page.getByLabel('Email address').fill(ADMIN);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(dialog.getByLabel('Days from today')).toHaveValue('12');
    await dialog.getByRole('button', { name: 'Give access' }).click();
    await expect(toast(page, /Gave access until/)).toBeVisible();
  },
);

test(
  'without a network, nothing is sent, and the dialog says so',
  { tag: '@merge' },
  async ({ page, hand, context }) => {
    const dialog = await typeDaysOfAccess(page, hand);
    await context.setOffline(true);
    await dialog.getByRole('button', { name: 'Give access' }).click();
    await expect(dialog.getByText('You’re offline, so nothing was sent.').first()).toBeVisible();
    await expect(dialog.getByLabel('Days from today')).toHaveValue('12');
    await context.setOffline(false);
    await dialog.getByRole('button', { name: 'Give access' }).click();
    await expect(toast(page, /Gave access until/)).toBeVisible();
  },
);

test(
  'without a network, an undo says that it was not sent, and can be tried again',
  { tag: '@merge' },
  async ({ page, hand, context }) => {
    await signIn(page, ADMIN, MEMBERS);
    await openMember(page, hand, 'member@gschool.example');
    await chooseAction(page, hand, 'Block');
    const done = toast(page, 'Blocked the account');
    await expect(done).toBeVisible();
    await expect(page.getByText('Sees no classes')).toBeVisible();
    const entry = page
      .getByRole('region', { name: 'History' })
      .getByRole('listitem')
      .filter({ hasText: 'Blocked the account' })
      .first();
    await expect(entry.getByRole('button', { name: /^Undo/ })).toBeVisible();

    // The button of the toast, the key and the log say the same, and nothing is changed.
    const failure = toast(page, 'You’re offline, so nothing was sent.');
    const undoOffline = async (press: () => Promise<void>): Promise<void> => {
      await press();
      await expect(failure).toBeVisible();
      await failure.getByRole('button', { name: 'Close' }).click();
      await expect(failure).toBeHidden();
    };
    await context.setOffline(true);
    await undoOffline(() => done.getByRole('button', { name: 'Undo' }).click());
    await undoOffline(() => page.keyboard.press('ControlOrMeta+z'));
    await entry.getByRole('button', { name: /^Undo/ }).click();
    await expect(failure).toBeVisible();
    await expect(page.getByText('Sees no classes')).toBeVisible();

    await context.setOffline(false);
    await failure.getByRole('button', { name: 'Try again' }).click();
    await expect(toast(page, 'Undid: Blocked the account')).toBeVisible();
    await expect(page.getByText('Sees all classes')).toBeVisible();
  },
);

test.describe('pages of the studio', () => {
  // The code of a page that was not opened before is not on the device.
  test.use({ allowedConsoleErrors: [[...expectedRequestErrors, unloadedCode], { scope: 'test' }] });

  test(
    'without a network, the page stays, and the next one opens when the network is back',
    { tag: '@merge' },
    async ({ page, context }) => {
      await signIn(page, ADMIN, MEMBERS);
      const members = page.getByRole('main').locator('a[href*="/members/"]');
      await expect(members.first()).toBeVisible();
      await context.setOffline(true);
      await expect(page.getByText('You’re offline').first()).toBeVisible();
      // What was loaded stays, and can be searched.
      await page.getByRole('searchbox').fill('new@gschool.example');
      await expect(members).toHaveCount(1);
      // A page that was not opened before says why it can't be shown, and does not leave the studio.
      await page.getByRole('link', { name: 'Log', exact: true }).first().click();
      await expect(
        page.getByRole('heading', { name: /^(You’re offline|Log)$/ }).first(),
      ).toBeVisible();
      await expect(page.getByText('You’re offline').first()).toBeVisible();
      await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByText('You’re offline').first()).toBeVisible();
      await context.setOffline(false);
      await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
      await expect(page.getByText('You’re offline')).toHaveCount(0);
    },
  );
});
