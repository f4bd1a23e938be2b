// Covers: studio/publish
import type { Locator, Page } from '@playwright/test';

import { signIn, tabTo } from '../support/actions';
import { runSchedule, usesEmulators } from '../support/backend';
import { getBeginning, installClock } from '../support/clock';
import { createHand, type Hand } from '../support/hand';
import { createJourney } from '../support/journey';
import { expect, test } from '../support/test';
import { measureOverflow } from '../support/widths';

const journey = createJourney((...args) => test(...args));

const ADMIN = 'admin@gschool.example';
const MODERATOR = 'moderator@gschool.example';
const PUBLISH = '/studio/publish?inspector=off';
const RELEASES = '/studio/releases?inspector=off';
/** A class that a draft of the demo changes, and nothing else. */
const CLASS = { id: 'forty-twenty', title: 'Forty on, twenty off' };
/** A new class of the demo's drafts. */
const NEW_CLASS = { id: 'first-handstand', title: 'First handstand, against a wall' };
const NOTE = 'Easier, and with water';

const toast = (page: Page, text: RegExp | string) =>
  page.locator('[data-toast]').filter({ hasText: text });
const plan = (page: Page): Locator => page.getByRole('region', { name: 'What members will see' });

/** Delays the next plans, so that a page that does not wait for its plan sends the outdated one. */
const delayPlans = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { fetch } = window;
    window.fetch = async (input, init) => {
      const body = input instanceof Request ? await input.clone().text() : String(init?.body);
      if (body.includes('"catalogue.plan"'))
        await new Promise((resolve) => setTimeout(resolve, 1500));
      return fetch(input, init);
    };
  });

/** Opens the drafts, and chooses one of them alone. */
async function choose(
  page: Page,
  title: string,
  hand: Hand = createHand(page, 'pointer'),
): Promise<void> {
  await expect(page.getByRole('heading', { level: 2, name: 'Drafts', exact: true })).toBeVisible();
  await hand.uncheck(page.getByRole('checkbox', { name: 'Select all' }));
  await expect(page.getByText('Choose a draft to see what it would change.')).toBeVisible();
  await hand.check(page.getByRole('checkbox', { name: `Select ${title}` }));
  await expect(page.getByRole('heading', { level: 2, name: 'Publish 1 draft' })).toBeVisible();
  await expect(plan(page).getByText(`Class: ${title}`)).toBeVisible();
}

test('a draft is published with a note, and members see it in the tab beside', async ({
  page,
  context,
  expectNoAxeViolations,
}) => {
  await signIn(page, ADMIN, PUBLISH);
  const site = await context.newPage();
  await site.goto(`/videos/watch/${NEW_CLASS.id}?inspector=off`);
  await expect(site.getByRole('heading', { level: 1 })).not.toHaveText(NEW_CLASS.title);

  await choose(page, NEW_CLASS.title);
  // A draft that is not chosen still says what it would change.
  await expect(page.getByRole('row').filter({ hasText: 'Dance it badly' })).toContainText(
    'Will be deleted',
  );
  await expect(plan(page).getByText('New page')).toBeVisible();
  await expect(
    plan(page)
      .getByText(/new at position/)
      .first(),
  ).toBeVisible();
  await expectNoAxeViolations('the plan');
  await page.getByLabel('Note').fill(NOTE);
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText('Published as release 6')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: NEW_CLASS.title })).toHaveCount(0);

  await site.reload();
  await expect(site.getByRole('heading', { level: 1, name: NEW_CLASS.title })).toBeVisible();

  await page.getByRole('link', { name: 'What changed' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Release 6' })).toBeVisible();
  await expect(page.getByText(NOTE)).toBeVisible();
  await expect(page.getByRole('main')).toContainText(NEW_CLASS.title);
});

test('a publication is undone from its toast', { tag: '@merge' }, async ({ page }) => {
  await signIn(page, ADMIN, PUBLISH);
  await choose(page, CLASS.title);
  await page.getByRole('button', { name: 'Publish now' }).click();
  await toast(page, 'Published changes').getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page, 'Undid: Published changes')).toBeVisible();
  await page.goto(RELEASES);
  await expect(page.getByRole('row').filter({ hasText: 'Release 7' })).toContainText('Live');
});

test(
  'the plan lists each edit with both values, and what follows from it is closed at first',
  { tag: '@merge' },
  async ({ page }) => {
    await signIn(page, ADMIN, PUBLISH);
    await choose(page, CLASS.title);
    const values = plan(page).getByRole('list', { name: `What changes in ${CLASS.title}` });
    await expect(values).toContainText(/Before/);
    await expect(values).toContainText(/After/);
    await page.getByRole('checkbox', { name: 'Select Dance it badly' }).check();
    const others = plan(page)
      .locator('details')
      .filter({ hasText: /because of it/ });
    await expect(others).not.toHaveAttribute('open');
    await others.locator('summary').click();
    await expect(others.getByRole('listitem').first()).toBeVisible();
  },
);

test(
  'the live release is undone on its page, and its draft comes back',
  { tag: '@merge' },
  async ({ page, expectNoAxeViolations }) => {
    await signIn(page, ADMIN, PUBLISH);
    await choose(page, CLASS.title);
    await page.getByRole('button', { name: 'Publish now' }).click();
    await page.getByRole('link', { name: 'What changed' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Release 6' })).toBeVisible();
    const undo = page.getByRole('button', { name: 'Undo release 6' });
    await expect(undo).toBeInViewport();
    await undo.click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText('becomes drafts again');
    await expectNoAxeViolations('the question');
    await dialog.getByRole('button', { name: 'Undo the publication' }).click();
    await expect(toast(page, 'Undid: Published changes')).toBeVisible();
    await expect(undo).toHaveCount(0);
    await page.goto(RELEASES);
    await expect(page.getByRole('row').filter({ hasText: 'Release 7' })).toContainText('Live');
    // An undo is taken back by publishing the draft again.
    await expect(page.getByRole('button', { name: /^Undo release/ })).toHaveCount(0);
    await page.goto(PUBLISH);
    await expect(page.getByRole('row').filter({ hasText: CLASS.title })).toContainText('Changed');
  },
);

journey(
  'drafts are planned for a time, and published then',
  { tag: '@merge' },
  async ({ page, hand }) => {
    const at = getBeginning();
    if (!usesEmulators) await installClock(page, at);
    await signIn(page, ADMIN, PUBLISH);
    await choose(page, CLASS.title, hand);
    await hand.fill(page.getByLabel('Note'), NOTE);
    await hand.check(page.getByRole('radio', { name: 'At a set time' }));
    const group = page.getByRole('group', { name: /Date and time/ });
    await hand.fill(group.getByLabel(/Date$/), '2020-01-01');
    await hand.fill(group.getByLabel(/Time$/), '10:00');
    await hand.press(page.getByRole('button', { name: 'Schedule' }));
    await expect(page.getByText('This time is over. Choose a later one.').first()).toBeVisible();
    await expect(page.getByLabel('Note')).toHaveValue(NOTE);

    const time = new Date(at + 2 * 86_400_000).toISOString().slice(0, 10);
    await hand.fill(group.getByLabel(/Date$/), time);
    await hand.press(page.getByRole('button', { name: 'Schedule' }));
    await expect(page.getByText('Scheduled', { exact: true })).toBeVisible();
    const planned = page.getByRole('region', { name: 'Planned releases' });
    await expect(planned.getByText(NOTE)).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: CLASS.title })).toContainText('Planned');

    const later = at + 4 * 86_400_000;
    if (usesEmulators) await runSchedule(later);
    else await page.clock.setFixedTime(later);
    await page.goto(RELEASES);
    await expect(page.getByRole('row').filter({ hasText: NOTE })).toBeVisible();
    await page.goto(PUBLISH);
    await expect(
      page.getByRole('heading', { level: 2, name: 'Drafts', exact: true }),
    ).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: CLASS.title })).toHaveCount(0);
    await expect(page.getByText(NOTE)).toHaveCount(0);
  },
);

test('a planned release is canceled', { tag: '@merge' }, async ({ page }) => {
  await signIn(page, ADMIN, PUBLISH);
  const planned = page.getByRole('region', { name: 'Planned releases' });
  await planned.getByRole('button', { name: 'Cancel' }).first().click();
  await page.getByRole('button', { name: 'Cancel the release' }).click();
  await expect(toast(page, 'Canceled a planned release')).toBeVisible();
  await expect(planned).toHaveCount(0);
});

journey(
  'an earlier release is restored after its plan, and the later ones stay',
  async ({ page, hand }) => {
    await signIn(page, ADMIN, RELEASES);
    await hand.press(page.getByRole('link', { name: 'Release 2', exact: true }));
    await expect(page.getByRole('heading', { level: 1, name: 'Release 2' })).toBeVisible();
    await hand.press(page.getByRole('button', { name: 'Restore' }));
    await expect(plan(page).getByText('Class: Press, pull, carry')).toBeVisible();
    await hand.fill(page.getByLabel('Note'), 'Back to October');
    await hand.press(page.getByRole('button', { name: 'Restore release 2' }));
    await expect(page.getByRole('heading', { level: 1, name: 'Release 6' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Live');
    await page.goto(RELEASES);
    await expect(page.getByRole('row').filter({ hasText: 'Release 5' })).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: 'Restores 2' })).toContainText(
      'Release 6',
    );
  },
);

test(
  'the second of two publishers is told, and publishes again with the same note',
  { tag: '@merge' },
  async ({ page, context }) => {
    await signIn(page, ADMIN, PUBLISH);
    await choose(page, CLASS.title);
    const other = await context.newPage();
    await other.goto(PUBLISH);
    await choose(other, NEW_CLASS.title);
    await other.getByRole('button', { name: 'Publish now' }).click();
    await expect(other.getByText('Published as release 6')).toBeVisible();

    await delayPlans(page);
    await page.getByLabel('Note').fill(NOTE);
    await page.getByRole('button', { name: 'Publish now' }).click();
    await expect(page.getByText(/Someone published in the meantime/).first()).toBeVisible();
    await expect(page.getByLabel('Note')).toHaveValue(NOTE);
    await expect(page.getByRole('heading', { level: 2, name: 'Publish 1 draft' })).toBeVisible();
    await expect(plan(page).getByText(`Class: ${CLASS.title}`)).toBeVisible();
    await page.getByRole('button', { name: 'Publish now' }).click();
    await expect(page.getByText('Published as release 7')).toBeVisible();
  },
);

test(
  'a conflict prevents the publication, and leads to its field',
  { tag: '@merge' },
  async ({ page }) => {
    await signIn(page, ADMIN, PUBLISH);
    const conflict = page.getByRole('link', { name: 'Humming for beginners: Title, English' });
    await expect(conflict).toBeVisible();
    await page.getByRole('button', { name: 'Publish now' }).click();
    await expect(
      page.getByText(/Someone published a different value for the same field/),
    ).toBeVisible();
    await conflict.click();
    await expect(page).toHaveURL(/\/classes\/humming#title\.en$/);
  },
);

test(
  'publishing works on a phone, by keyboard',
  { tag: '@merge' },
  async ({ page, expectNoAxeViolations }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signIn(page, ADMIN, PUBLISH);
    const box = page.getByRole('checkbox', { name: 'Select all' });
    await tabTo(page, box);
    await page.keyboard.press('Space');
    await expect(page.getByText('Choose a draft to see what it would change.')).toBeVisible();
    const card = page.getByRole('checkbox', { name: `Select ${CLASS.title}` });
    await card.focus();
    await page.keyboard.press('Space');
    await expect(plan(page).getByText(`Class: ${CLASS.title}`)).toBeVisible();
    expect(await measureOverflow(page)).toBe(0);
    await tabTo(page, page.getByLabel('Note'));
    await page.keyboard.type(NOTE);
    await tabTo(page, page.getByRole('button', { name: 'Publish now' }));
    await page.keyboard.press('Enter');
    await expect(page.getByText('Published as release 6')).toBeVisible();
    await page.setViewportSize({ width: 390, height: 6000 });
    await expectNoAxeViolations('after the publication');
  },
);

test('moderators see releases, and restore none', { tag: '@merge' }, async ({ page }) => {
  await signIn(page, MODERATOR, RELEASES);
  await page.getByRole('link', { name: 'Release 2', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Release 2' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'What changed' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Restore' })).toHaveCount(0);
  await page.goto('/studio/releases/000002?view=restore&inspector=off');
  await expect(page.getByRole('heading', { level: 1, name: 'Release 2' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Restore release 2' })).toHaveCount(0);
});
