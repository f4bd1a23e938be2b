// Covers: studio/content
import type { Browser, Locator, Page } from '@playwright/test';

import { signIn, tabTo } from '../support/actions';
import { usesEmulators } from '../support/backend';
import { openContext } from '../support/clock';
import { createHand } from '../support/hand';
import { createJourney } from '../support/journey';
import { expect, test } from '../support/test';
import { measureOverflow } from '../support/widths';

const journey = createJourney((...args) => test(...args));

const ADMIN = 'admin@gschool.example';
const CLASS = '/studio/classes/steady-at-any-age?inspector=off';

/** What the bar above the form says about the last change. */
const expectSaved = (page: Page) =>
  expect(page.getByRole('status').filter({ hasText: /^Saved at/ })).toBeVisible();

const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 2, name: 'Basics' })).toBeVisible();
};

/** The field for a text in a language. */
const text = (page: Page, field: string, language: string): Locator =>
  page.getByRole('textbox', { name: `${field} ${language}`, exact: true });

journey(
  'a class is written, published, and played by a member in the tab beside',
  async ({ page, context, hand, manner, expectNoAxeViolations }) => {
    await signIn(page, ADMIN, '/studio/classes/new?inspector=off');
    await hand.fill(text(page, 'Title', 'English'), 'Slow hinges');
    await expect(page.getByLabel('ID')).toHaveValue('slow-hinges');
    await hand.press(page.getByRole('button', { name: 'Create the draft' }));
    await expect(page).toHaveURL(/\/studio\/classes\/slow-hinges/);
    await expect(page.getByText('3 problems to correct before you can publish')).toBeVisible();
    // On a screen with room for the whole page: otherwise, the bar at the top of a phone covers half of
    // a field, and axe measures the other half.
    const viewport = page.viewportSize() ?? { width: 1280, height: 800 };
    await page.setViewportSize({ ...viewport, height: 4000 });
    await expectNoAxeViolations('the editor of a new class');
    await page.setViewportSize(viewport);

    // Each problem leads to its field.
    await hand.press(page.getByRole('link', { name: /^Level/ }));
    const level = page.getByLabel('Level');
    await expect(level).toBeFocused();
    await hand.select(level, 'Beginner');
    await hand.choose(page.getByRole('combobox', { name: 'Style' }), 'Strength');
    await hand.press(page.getByText('Use the video of another class'));
    await hand.choose(
      page.getByRole('combobox', { name: 'Class' }),
      'Barre at the kitchen counter',
    );
    await hand.press(page.getByRole('button', { name: 'Use this video' }));
    await expect(page.getByLabel('Length')).toHaveValue('25:00');
    await hand.fill(text(page, 'Title', 'Arabic'), 'انحناءات بطيئة');
    await expect(page.getByText(/to correct before you can publish/)).toHaveCount(0);
    await expectSaved(page);

    const beside = await context.newPage();
    await beside.goto('/videos/watch/slow-hinges?inspector=off');
    await expect(beside.getByRole('heading', { level: 1, name: 'Slow hinges' })).toHaveCount(0);

    await hand.press(page.getByRole('link', { name: 'Publish' }).last());
    // Only this one is chosen. The demo has other drafts, and one of them has an open question.
    await expect(page.getByRole('checkbox', { name: 'Select Slow hinges' })).toBeChecked();
    await expect(page.getByRole('heading', { level: 2, name: 'Publish 1 draft' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 4, name: 'Slow hinges' })).toBeVisible();
    await hand.press(page.getByRole('button', { name: 'Publish now' }));
    await expect(page.getByText(/Published as release/)).toBeVisible();

    await beside.goto('/videos/watch/slow-hinges?inspector=off');
    await expect(beside.getByRole('heading', { level: 1, name: 'Slow hinges' })).toBeVisible();
    await createHand(beside, manner).press(
      beside.getByRole('button', { name: 'Play', exact: true }).first(),
    );
    await expect
      .poll(() => beside.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime))
      .toBeGreaterThan(0);
    await beside.goto('/videos/watch/slow-hinges?inspector=off&lang=ar');
    await expect(beside.getByRole('heading', { level: 1, name: 'انحناءات بطيئة' })).toBeVisible();

    // The id is part of addresses now.
    // The studio has the language that the tab beside has chosen.
    await page.goto('/studio/classes/slow-hinges?inspector=off&lang=en');
    await hand.press(page.getByRole('button', { name: 'Actions' }));
    await expect(page.getByRole('menuitem', { name: 'History' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Change the ID' })).toHaveCount(0);
  },
);

/**
 * Opens the class as another editor. On the emulators, it is another person in another browser; the
 * data of the mock is that of one browser, so there it is another tab.
 */
async function openAsOther(page: Page, browser: Browser): Promise<Page> {
  if (!usesEmulators) {
    const other = await page.context().newPage();
    await open(other, CLASS);
    return other;
  }
  const context = await openContext(browser, {
    viewport: page.viewportSize(),
    baseURL: new URL(page.url()).origin,
    reducedMotion: 'reduce',
  });
  const other = await context.newPage();
  await signIn(other, 'moderator@gschool.example', CLASS);
  await expect(text(other, 'Title', 'English')).toBeVisible();
  return other;
}

journey(
  'two editors of one class lose nothing, and are asked once',
  { tag: '@merge' },
  async ({ page, browser, hand, manner }) => {
    await signIn(page, ADMIN, CLASS);
    await expect(text(page, 'Title', 'English')).toBeVisible();
    const other = await openAsOther(page, browser);
    const otherHand = createHand(other, manner);
    // The editors of one account are one person.
    if (usesEmulators) {
      await expect(page.getByText(/has it open, too\.$/)).toBeVisible({ timeout: 30_000 });
      await expect(other.getByText('Gaia Moretti has it open, too.')).toBeVisible();
    }

    // Different fields: both edits stay.
    await hand.fill(text(page, 'Title', 'English'), 'Deadlifts for all');
    await page.keyboard.press('ControlOrMeta+s');
    await expectSaved(page);
    await otherHand.fill(text(other, 'Description', 'English'), 'Written by the other.');
    await expectSaved(other);
    await expect(text(other, 'Title', 'English')).toHaveValue('Deadlifts for all');
    await page.reload();
    await expect(text(page, 'Title', 'English')).toHaveValue('Deadlifts for all');
    await expect(text(page, 'Description', 'English')).toHaveValue('Written by the other.');

    // One field: the editor who saves later is asked at the field.
    await otherHand.fill(text(other, 'Title', 'Arabic'), 'الأولى');
    await hand.fill(text(page, 'Title', 'Arabic'), 'الثانية');
    await page.keyboard.press('ControlOrMeta+s');
    const getQuestion = (one: Page) => one.getByRole('alert').filter({ hasText: 'Use the other' });
    const asked = await Promise.any(
      [
        { editor: other, own: 'الأولى', press: otherHand.press },
        { editor: page, own: 'الثانية', press: hand.press },
      ].map(async (one) => {
        await getQuestion(one.editor).waitFor();
        return one;
      }),
    );
    const question = getQuestion(asked.editor);
    await expect(question).toContainText('الثانية');
    await expect(question).toContainText('الأولى');
    await asked.press(question.getByRole('button', { name: 'Keep yours' }));
    await expect(question).toHaveCount(0);
    await expectSaved(asked.editor);
    await asked.editor.reload();
    await expect(text(asked.editor, 'Title', 'Arabic')).toHaveValue(asked.own);
    await expect(question).toHaveCount(0);
  },
);

test(
  'what is typed offline waits on the device, and is sent afterward',
  { tag: '@merge' },
  async ({ page, context }) => {
    await signIn(page, ADMIN, CLASS);
    await expect(text(page, 'Title', 'English')).toBeVisible();
    // The frame loads its code from the network.
    await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible();
    await context.setOffline(true);
    await text(page, 'Title', 'English').fill('Typed on a train');
    await expect(page.getByText(/^Waiting for the connection/)).toBeVisible();
    await context.setOffline(false);
    await expectSaved(page);
    await page.reload();
    await expect(text(page, 'Title', 'English')).toHaveValue('Typed on a train');

    // Discarding goes back to what members see, and can be taken back.
    await page.getByRole('button', { name: 'Actions' }).click();
    await page.getByRole('menuitem', { name: 'Discard the draft' }).click();
    await expect(text(page, 'Title', 'English')).not.toHaveValue('Typed on a train');
    await page.locator('[data-toast]').getByRole('button', { name: 'Undo' }).click();
    await expect(text(page, 'Title', 'English')).toHaveValue('Typed on a train');
  },
);

test(
  'an entry that others need is not deleted, and what may be missing is removed',
  { tag: '@merge' },
  async ({ page }) => {
    await signIn(page, ADMIN, '/studio/styles/strength?inspector=off');
    await page.getByRole('button', { name: 'Actions' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText('It can’t be deleted yet');
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(dialog.getByRole('alert').last()).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();

    await open(page, '/studio/classes/dancer-step-by-step?inspector=off');
    await page.getByRole('button', { name: 'Actions' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await dialog.getByLabel(/^Remove it/).check();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('The next publication deletes it')).toBeVisible();
    await page.getByRole('button', { name: 'Keep it' }).click();
    await expect(text(page, 'Title', 'English')).toHaveValue('Dancer, step by step');
  },
);

test('a class is written with the keyboard alone', { tag: '@merge' }, async ({ page }) => {
  await signIn(page, ADMIN, '/studio/classes/new?inspector=off');
  await tabTo(page, text(page, 'Title', 'English'));
  await page.keyboard.type('By keyboard');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/studio\/classes\/by-keyboard/);
  await tabTo(page, page.getByRole('link', { name: /^Length/ }));
  await page.keyboard.press('Enter');
  await page.keyboard.type('12:30');
  await tabTo(page, page.getByRole('button', { name: 'Add a chapter' }));
  await page.keyboard.press('Enter');
  await expect(text(page, 'Title of chapter 1', 'English')).toBeFocused();
  await page.keyboard.type('Start');
  await page.keyboard.press('ControlOrMeta+s');
  await expectSaved(page);
  // Every act is a command of the palette.
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('combobox').fill('archive');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Will be archived', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Length')).toHaveValue('12:30');
  await expect(page.getByLabel('Start of chapter 1')).toHaveValue('0:00');
});

test(
  'a series is sorted, an event warns of another one, and a link leads to a field',
  { tag: '@merge' },
  async ({ page, expectNoAxeViolations }) => {
    await signIn(page, ADMIN, '/studio/events/new?inspector=off');
    await text(page, 'Title', 'English').fill('Another evening');
    await page.getByRole('button', { name: 'Create the draft' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Date and time' })).toBeVisible();
    await expectNoAxeViolations('the editor of an event');

    await open(page, '/studio/classes/steady-at-any-age?inspector=off#durationSeconds');
    await expect(page.getByLabel('Length')).toBeFocused();
    await open(page, '/studio/series/steady-feet?inspector=off');
    await expectNoAxeViolations('the editor of a series');
    await open(page, '/studio/people/gaia?inspector=off');
    await expectNoAxeViolations('the editor of a person');
  },
);

test(
  'a published class with changes says so, and its link to Publish stays in view',
  {
    tag: '@merge',
  },
  async ({ page }) => {
    await signIn(page, ADMIN, '/studio/classes/morning-mobility-in-ten?inspector=off');
    await expect(page.getByText('Published', { exact: true })).toBeVisible();
    await text(page, 'Title', 'English').fill('Ten minutes of mobility');
    await expect(page.getByText('Changed', { exact: true })).toBeVisible();
    const publish = page.getByRole('main').getByRole('link', { name: 'Publish' });
    for (const size of [
      { width: 1440, height: 900 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(size);
      await page.getByLabel('Visible to visitors').focus();
      await expect(publish).toBeInViewport({ ratio: 1 });
      // Nothing covers it, and it covers no field that gets focus.
      await publish.click({ trial: true });
      for (let step = 1; step <= 8; step += 1) {
        await page.keyboard.press('Shift+Tab');
        const isHidden = await page.evaluate(() => {
          const focused = document.activeElement as HTMLElement;
          const { left, top, width, height } = focused.getBoundingClientRect();
          const shown = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 20));
          return !(focused.contains(shown) || shown?.contains(focused) || shown?.closest('label'));
        });
        expect(isHidden, `the field ${step} fields up`).toBe(false);
      }
    }

    // The history names the author, and leads to the release.
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('button', { name: 'Actions' }).click();
    await page.getByRole('menuitem', { name: 'History' }).click();
    const history = page.getByRole('dialog');
    await expect(history.getByText(/, by \S/).first()).toBeVisible();
    await expect(history.getByRole('link', { name: 'Open the release' })).toHaveAttribute(
      'href',
      /\/releases\/\d+/,
    );
  },
);

test(
  'a chapter begins where the player is, and the width of the form is remembered',
  {
    tag: '@merge',
  },
  async ({ page }) => {
    await signIn(page, ADMIN, CLASS);
    const frame = page.frameLocator('iframe');
    await expect(frame.getByRole('heading', { level: 1 })).toBeVisible();
    const separator = page.getByRole('separator');
    await separator.focus();
    await page.keyboard.press('Shift+ArrowRight');
    await expect(separator).toHaveAttribute('aria-valuenow', '60');

    await frame.getByRole('button', { name: 'Play', exact: true }).first().click();
    const video = frame.locator('video').first();
    await expect
      .poll(() => video.evaluate((element: HTMLVideoElement) => element.readyState))
      .toBeGreaterThan(0);
    await video.evaluate((element: HTMLVideoElement) => {
      element.pause();
      element.currentTime = 95;
    });
    await page.getByRole('button', { name: 'Add a chapter at 1:35' }).press('Enter');
    await expect(page.locator(':focus')).toHaveAttribute('name', /^chapters\.\d+\.title\.en$/);
    await page.keyboard.type('Where the player was');
    await page.keyboard.press('ControlOrMeta+s');
    await expectSaved(page);
    await page.reload();
    await expect(
      page.getByRole('textbox', { name: /^Title of chapter \d+ English$/ }).first(),
    ).toBeVisible();
    const starts = page.getByLabel(/^Start of chapter/);
    const values = await starts.evaluateAll((all) =>
      all.map((one) => (one as HTMLInputElement).value),
    );
    expect(values).toContain('1:35');
    await expect(separator).toHaveAttribute('aria-valuenow', '60');
  },
);

for (const { language, name } of [
  { language: 'en', name: 'in English' },
  { language: 'ar', name: 'in Arabic' },
]) {
  test(
    `the editor fits a phone, ${name}`,
    { tag: '@merge' },
    async ({ page, expectNoAxeViolations }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await signIn(page, ADMIN, `${CLASS}&lang=${language}`);
      await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
      await expect(page.locator('[name="title.en"]')).toBeVisible();
      // Each text keeps its direction.
      await expect(page.locator('[name="title.en"]')).toHaveAttribute('dir', 'ltr');
      await expect(page.locator('[name="title.ar"]')).toHaveAttribute('dir', 'rtl');
      expect(await measureOverflow(page)).toBe(0);
      await page.setViewportSize({ width: 390, height: 6000 });
      await expectNoAxeViolations();
      await page.setViewportSize({ width: 390, height: 844 });
      // One at a time: the form or the preview.
      const view = page.getByRole('group', { name: language === 'ar' ? 'العرض' : 'View' });
      await view
        .getByRole('button', { name: language === 'ar' ? 'كما تراه العضوات' : 'As members see it' })
        .click();
      await expect(page.locator('[name="title.en"]')).toBeHidden();
      await expect(page.locator('iframe')).toBeVisible();
      expect(await measureOverflow(page)).toBe(0);
    },
  );
}
