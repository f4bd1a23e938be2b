// Covers: site/events, site/profile
import { readFile } from 'node:fs/promises';

import type { Page } from '@playwright/test';
import { formatZoneCity } from '@gschool/domain';
import ICAL from 'ical.js';

import { createDemoPack } from '../mocks/src/content';
import { expect, test } from './support/test';
import { signIn, tabTo } from './support/actions';
import { deviceZone, getBeginning, installClock, readZoneName } from './support/clock';
import { viewportOf, widths } from './support/widths';

const EVENTS = '/events?inspector=off';

/** Downloads a calendar file and parses it with an independent parser. */
async function savedEvents(page: Page, press: () => Promise<void>) {
  const download = page.waitForEvent('download');
  await press();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/\.ics$/);
  const calendar = new ICAL.Component(ICAL.parse(await readFile(await file.path(), 'utf8')));
  return calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
}

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: deviceZone });

/** A time in a time zone, in the format of the pages. */
const clockTime = (at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone })
    .format(at)
    .replace('\u202f', ' ');

for (const width of widths('desktop')) {
  test(
    `a visitor sees events at ${width} px in the local time zone, as a month and in a calendar file`,
    { tag: '@merge' },
    async ({ page, expectNoAxeViolations }) => {
      await page.setViewportSize(viewportOf(width));
      await page.goto(EVENTS);
      await expect(
        page.getByText(`Times in ${formatZoneCity(await readZoneName(page))}`),
      ).toBeVisible();
      const hero = page.getByRole('region', { name: 'Open floor: wake the spine' });
      await expect(hero.getByRole('link', { name: 'Join with a subscription' })).toBeVisible();

      const all = await savedEvents(page, () =>
        page.getByRole('button', { name: /Add all 7/ }).click(),
      );
      expect(all).toHaveLength(7);
      await expect(page.getByText('Saved as live-events.ics').first()).toBeVisible();
      const salsa = all.find(({ summary }) => summary === 'Kitchen salsa night');
      const start = salsa?.startDate.toJSDate() ?? new Date(0);
      const card = page.getByRole('article').filter({ hasText: 'Kitchen salsa night' });
      await expect(card).toContainText(clockTime(start, deviceZone));
      expect(salsa?.component.getFirstPropertyValue('url')).toMatch(
        /\/events\/kitchen-salsa-night$/,
      );
      const [one] = await savedEvents(page, () =>
        card.getByRole('button', { name: 'Add to calendar: Kitchen salsa night' }).click(),
      );
      expect(one?.uid).toBe(salsa?.uid);

      await page.getByRole('link', { name: 'Month', exact: true }).click();
      await expect(page).toHaveURL(/view=month/);
      await expect(page.getByRole('table')).toBeVisible();
      await expect(page.getByText(/live events? in/)).toBeVisible();
      await page.getByRole('link', { name: 'Next month' }).click();
      await expect(page).toHaveURL(/month=\d{4}-\d\d/);
      await page.reload();
      await expect(page.getByRole('link', { name: 'This month' })).toBeVisible();
      await expectNoAxeViolations('month');
      await page.goBack();
      await expect(page.getByRole('link', { name: 'This month' })).toBeHidden();
    },
  );
}

test(
  'the calendar on a phone shows the events of a day by keyboard',
  { tag: '@merge' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 900 });
    await page.goto('/events?view=month&inspector=off');
    const day = page.getByRole('button', { name: /: \d events?$/ }).first();
    await tabTo(page, day);
    const name = (await day.getAttribute('aria-label')) ?? '';
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: name.split(': ')[0] ?? '' })).toBeFocused();
  },
);

test('a member sees times in the profile’s time zone and joins a live event', async ({ page }) => {
  await signIn(page, 'member@gschool.example', '/profile?tab=personal-info&inspector=off');
  const zone = page.getByRole('combobox', { name: 'Time zone' });
  await zone.fill('Tokyo');
  await page.getByRole('option', { name: /Tokyo/ }).click();
  await page.getByRole('button', { name: /Save/ }).click();
  await expect(page.getByRole('main').getByText('Saved.')).toBeVisible();

  await page.goto('/events/deadlift-clinic?inspector=off');
  await expect(page.getByText('Times in Tokyo (GMT+9)')).toBeVisible();
  // 18:00 UTC is the next morning in Tokyo.
  await expect(page.getByText('3:00 AM – 4:00 AM')).toBeVisible();
  // If there were a link, it would be shown together with the phase.
  await expect(page.getByText('Upcoming', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Join/ })).toBeHidden();

  await page.goto('/events/open-floor?inspector=off');
  const room = page.waitForEvent('popup');
  await page.getByRole('link', { name: /^Join/ }).click();
  await expect((await room).getByRole('heading', { name: 'You’re in' })).toBeVisible();

  await page.goto('/events/hips-workshop?inspector=off');
  await page.getByRole('link', { name: 'Watch the replay' }).click();
  await expect(page).toHaveURL(/\/videos\/watch\/hips-unstuck/);
});

test(
  'the join link appears one hour before the event and disappears at its end',
  { tag: '@merge' },
  async ({ page }) => {
    const now = new Date(getBeginning());
    const { events } = createDemoPack(now);
    const start = Date.parse(events.find(({ id }) => id === 'deadlift-clinic')?.startsAt ?? '');
    await installClock(page, now.getTime());
    await page.goto('/events/deadlift-clinic?inspector=off');
    await expect(page.getByText(longDate.format(start))).toBeVisible();
    const joinLink = page.getByRole('link', { name: 'Join with a subscription' });
    // The prerendered document already contains the date. The phase is shown after the current event
    // is loaded.
    await expect(page.getByText('Upcoming', { exact: true })).toBeVisible();
    // The clock is paused after this line.
    await page.clock.pauseAt(start - 3_600_000 - 10_000);
    await expect(page.getByText('Upcoming', { exact: true })).toBeVisible();
    await expect(joinLink).toBeHidden();
    await page.clock.runFor(20_000);
    await expect(joinLink).toBeVisible();
    await page.clock.fastForward(2 * 3_600_000);
    await expect(page.getByText('This event is over')).toBeVisible();
  },
);
