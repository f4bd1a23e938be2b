import { expect, type Page } from '@playwright/test';
import { zipSync } from 'fflate';

import { getBeginning } from '../support/clock';
import { button, clickIfVisible, fill, heading, main, type Journey } from './journey';

const CLASS = '/classes/steady-at-any-age';
const TITLE = 'Steady, and calm';
const NOTE = 'Easier, and with water';
/** A class that a draft of the demo changes. */
const DRAFT = 'Forty on, twenty off';

const dialog = (page: Page) => page.locator('[role=dialog], [role=alertdialog]').last();
const inDialog = (page: Page, name: string) =>
  dialog(page).getByRole('button', { name, exact: true });
const entries = (page: Page) =>
  main(page)
    .getByRole('listitem')
    .filter({ has: page.locator('time') });
const firstOf = (page: Page, path: string) =>
  main(page).locator(`a[href*="/studio/${path}/"]:not([href$="/new"])`).first();
const titleField = (page: Page) => page.locator('[name="title.en"]');
const plan = (page: Page) => page.getByRole('region', { name: 'What members will see' });
const plannedReleases = (page: Page) => page.getByRole('region', { name: 'Planned releases' });

/** Opens a dialog with the button of the page, if no dialog is open. */
const openDialog = async (page: Page, name: string): Promise<void> => {
  if (!(await dialog(page).isVisible())) await button(page, name).click();
};

/** Opens the dialog of an action in the menu, if no dialog is open. */
const openAction = async (page: Page, name: string): Promise<void> => {
  if (await dialog(page).isVisible()) return;
  await button(page, 'Actions').click();
  await page.getByRole('menuitem', { name, exact: true }).click();
};

/** Fills the dialog that gives access. */
const typeDays = async (page: Page): Promise<void> => {
  await openDialog(page, 'Give access');
  await fill(page, { 'Days from today': '12' });
};

/** Chooses another role in its dialog. */
const chooseModerator = async (page: Page): Promise<void> => {
  await openAction(page, 'Change role');
  await dialog(page)
    .getByRole('radio', { name: /Moderator/ })
    .check();
};

/** Types the email that the dialog of an erasure asks for. */
const confirmErasure = async (page: Page): Promise<void> => {
  await openAction(page, 'Erase');
  await dialog(page)
    .getByLabel(/^Type .* to confirm/)
    .fill('lapsed@gschool.example');
};

/** Opens the question before a deletion, and agrees to remove what refers to the entry. */
const chooseDeletion = async (page: Page): Promise<void> => {
  await openAction(page, 'Delete');
  await dialog(page)
    .getByLabel(/^Remove it/)
    .check();
};

/** Chooses one draft, and waits for its plan. */
const chooseDraft = async (page: Page): Promise<void> => {
  await page.getByRole('checkbox', { name: 'Select all' }).uncheck();
  await page.getByRole('checkbox', { name: `Select ${DRAFT}` }).check();
  await expect(plan(page).getByText(`Class: ${DRAFT}`)).toBeVisible();
};

/** Expects that an act, which the log does not know before, ran once. */
const expectOneEntry = async (page: Page, query: string, text: string): Promise<void> => {
  await page.goto(new URL(`/studio/log?inspector=off&${query}`, page.url()).href);
  await expect(entries(page).filter({ hasText: text }), 'the act ran once').toHaveCount(1);
};

/** Expects that release 6, which the demo does not have, was published once. */
const expectOneRelease = async (page: Page): Promise<void> => {
  await page.goto(new URL('/studio/releases?inspector=off', page.url()).href);
  await expect(page.getByRole('row').filter({ hasText: 'Release 6' })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Release 7' })).toHaveCount(0);
};

/** A pack with one class and its poster, as a ZIP file. */
export const createPack = () => {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  const pack = {
    version: 1,
    styles: [{ id: 'slow-strength', name: { en: 'Slow strength' } }],
    videos: [
      {
        id: 'first-lift',
        title: { en: 'First lift' },
        style: 'slow-strength',
        level: 'everyone',
        durationSeconds: 600,
        releasedAt: '2026-10-31T04:00:00Z',
        poster: 'posters/first-lift.png',
      },
    ],
  };
  const files = {
    'catalogue.json': new TextEncoder().encode(JSON.stringify(pack)),
    'posters/first-lift.png': Uint8Array.from(png),
  };
  return {
    name: 'pack.zip',
    mimeType: 'application/zip',
    buffer: Buffer.from(zipSync(files)),
  };
};

const studio = { app: 'studio', account: 'admin' } as const;

/** What an administrator does in the studio, and the calls that this needs. */
export const studioJourneys: readonly Journey[] = [
  {
    ...studio,
    name: 'the overview',
    path: '/',
    done: (page) => heading(page, 'Members with access'),
    doneFor: {
      'runQuery drafts': (page) => heading(page, /drafts? waits? to be published/),
      'runQuery plannedReleases': (page) => heading(page, /drafts? waits? to be published/),
      'batchGet releaseLog/drift': (page) => heading(page, /drafts? waits? to be published/),
      'runQuery events': (page) => heading(page, 'Today’s events'),
    },
    calls: [
      'admin query overview',
      'runQuery drafts',
      'runQuery plannedReleases',
      'batchGet releaseLog/drift',
      'runQuery events',
    ],
  },
  {
    ...studio,
    name: 'the members',
    path: '/members',
    done: (page) => firstOf(page, 'members'),
    calls: ['admin query members.list'],
  },
  {
    ...studio,
    name: 'a member',
    path: '/members/demo-moderator',
    done: (page) => heading(page, 'What this member sees'),
    doneFor: { 'runQuery acts': (page) => entries(page).first() },
    calls: ['admin query members.show', 'runQuery acts'],
  },
  {
    ...studio,
    name: 'giving access',
    path: '/members/demo-lapsed',
    prepare: typeDays,
    act: async (page) => {
      await typeDays(page);
      await inDialog(page, 'Give access').click();
    },
    done: (page) => main(page).getByText('Sees all classes'),
    saved: (page) => main(page).getByText('Sees all classes'),
    typed: { 'Days from today': '12' },
    verify: (page) => expectOneEntry(page, 'q=demo-lapsed&kind=member.grant', 'Gave access'),
    calls: ['admin act member.grant'],
  },
  {
    ...studio,
    name: 'blocking a member',
    path: '/members/demo-member',
    prepare: (page) => expect(button(page, 'Actions')).toBeVisible(),
    act: (page) => openAction(page, 'Block'),
    done: (page) => main(page).getByText('Sees no classes'),
    saved: (page) => main(page).getByText('Sees no classes'),
    verify: (page) => expectOneEntry(page, 'q=demo-member&kind=member.block', 'Blocked'),
    calls: ['admin act member.block'],
  },
  {
    ...studio,
    name: 'changing a role',
    path: '/members/demo-lapsed',
    prepare: chooseModerator,
    act: async (page) => {
      await chooseModerator(page);
      await inDialog(page, 'Change role').click();
    },
    done: (page) => entries(page).filter({ hasText: 'Changed the role to Moderator' }).first(),
    saved: (page) => entries(page).filter({ hasText: 'Changed the role to Moderator' }).first(),
    calls: ['admin act member.role'],
  },
  {
    ...studio,
    name: 'erasing an account',
    path: '/members/demo-lapsed',
    prepare: confirmErasure,
    act: async (page) => {
      await confirmErasure(page);
      await inDialog(page, 'Erase forever').click();
    },
    done: (page) => heading(page, 'We couldn’t find this member'),
    saved: (page) => heading(page, 'We couldn’t find this member'),
    calls: ['admin act member.erase'],
  },
  {
    ...studio,
    name: 'the orders of the school',
    path: '/orders',
    done: (page) => firstOf(page, 'orders'),
    calls: ['admin query orders.list'],
  },
  {
    ...studio,
    name: 'an order of the school',
    path: '/orders?state=paid&payment=paid',
    prepare: (page) => expect(firstOf(page, 'orders')).toBeVisible(),
    act: (page) => clickIfVisible(firstOf(page, 'orders')),
    done: (page) => heading(page, 'Payment'),
    calls: ['admin query orders.show'],
  },
  {
    ...studio,
    name: 'sending an order',
    path: '/orders?state=paid&payment=paid',
    prepare: async (page) => {
      await firstOf(page, 'orders').click();
      await openDialog(page, 'Mark as sent');
    },
    act: async (page) => {
      await openDialog(page, 'Mark as sent');
      await inDialog(page, 'Mark as sent').click();
    },
    done: (page) => button(page, 'Mark as delivered'),
    verify: async (page) =>
      expectOneEntry(
        page,
        `q=${new URL(page.url()).pathname.split('/').at(-1)}&kind=order.state`,
        'from Paid to Sent',
      ),
    calls: ['admin act order.state'],
  },
  {
    ...studio,
    name: 'the log',
    path: '/log',
    done: (page) => entries(page).first(),
    calls: ['runQuery acts', 'admin query members.names'],
  },
  {
    ...studio,
    name: 'the log of a member',
    path: '/log?q=moderator@gschool.example',
    done: (page) => entries(page).first(),
    calls: ['admin query members.find'],
  },
  {
    ...studio,
    name: 'undoing a change',
    path: '/log?kind=member.role',
    prepare: (page) => expect(button(page, /^Undo/).first()).toBeVisible(),
    act: (page) => clickIfVisible(button(page, /^Undo/).first()),
    done: (page) => entries(page).filter({ hasText: 'Undone' }).first(),
    saved: (page) => entries(page).filter({ hasText: 'Undone' }).first(),
    calls: ['admin act act.undo'],
  },
  {
    ...studio,
    name: 'the classes of the school',
    path: '/classes',
    done: (page) => firstOf(page, 'classes'),
    calls: [
      'batchGet releaseLog/head',
      'batchGet releases/:id',
      'batchGet sources/:id',
      'runQuery drafts',
    ],
  },
  {
    ...studio,
    name: 'an editor',
    path: CLASS,
    done: titleField,
    calls: [
      'batchGet drafts/:id + releaseLog/head',
      'commit drafts/:id/editors/:id',
      'runQuery drafts/:id/editors',
      'batchGet releases/:id',
      'batchGet sources/:id',
    ],
  },
  {
    ...studio,
    name: 'a draft',
    path: CLASS,
    prepare: (page) => expect(titleField(page)).toBeVisible(),
    act: async (page) => {
      if (await titleField(page).isVisible()) await titleField(page).fill(TITLE);
      await clickIfVisible(button(page, 'Try again'));
    },
    done: (page) => page.getByRole('status').filter({ hasText: /^Saved at/ }),
    saved: (page) => page.locator('main').getByRole('heading', { level: 1, name: TITLE }),
    calls: ['commit drafts/:id'],
  },
  {
    ...studio,
    name: 'several drafts',
    path: '/classes?level=beginner&state=published',
    prepare: async (page) => {
      const boxes = page.getByRole('grid', { name: 'Classes' }).getByRole('checkbox');
      await boxes.nth(1).check();
      await boxes.nth(2).check();
      await page.getByRole('button', { name: 'Edit fields' }).click();
    },
    act: async (page) => {
      const level = dialog(page).getByLabel('Level', { exact: true });
      if (await level.isVisible()) await level.selectOption('Advanced');
      await dialog(page)
        .getByRole('button', { name: /^(Save drafts|Try again)$/ })
        .first()
        .click();
    },
    done: (page) => dialog(page).getByText('2 drafts saved'),
    calls: ['commit drafts/:id'],
  },
  {
    ...studio,
    name: 'what refers to an entry',
    path: '/classes/dancer-step-by-step',
    prepare: (page) => expect(titleField(page)).toBeVisible(),
    act: (page) => openAction(page, 'Delete'),
    done: (page) => dialog(page).getByLabel(/^Remove it/),
    calls: ['batchGet sources/:id'],
  },
  {
    ...studio,
    name: 'deleting an entry',
    path: '/classes/dancer-step-by-step',
    prepare: chooseDeletion,
    act: async (page) => {
      if (await titleField(page).isVisible()) await chooseDeletion(page);
      await clickIfVisible(inDialog(page, 'Delete'));
      await clickIfVisible(button(page, 'Try again'));
    },
    done: (page) => main(page).getByText('The next publication deletes it'),
    saved: (page) => main(page).getByText('The next publication deletes it'),
    calls: ['commit drafts/:id'],
  },
  {
    ...studio,
    name: 'the plan of a publication',
    path: '/publish',
    done: (page) => plan(page).first(),
    calls: ['admin query catalogue.plan', 'runQuery drafts', 'runQuery plannedReleases'],
    doneFor: {
      'runQuery plannedReleases': (page) => plannedReleases(page),
    },
  },
  {
    ...studio,
    name: 'publishing',
    path: '/publish',
    prepare: async (page) => {
      await chooseDraft(page);
      await fill(page, { Note: NOTE });
    },
    act: (page) => button(page, 'Publish now').click(),
    done: (page) => main(page).getByText('Published as release 6').first(),
    typed: { Note: NOTE },
    verify: expectOneRelease,
    calls: ['admin act catalogue.publish'],
  },
  {
    ...studio,
    name: 'scheduling',
    path: '/publish',
    prepare: async (page) => {
      await chooseDraft(page);
      await fill(page, { Note: NOTE });
      await page.getByRole('radio', { name: 'At a set time' }).check();
      const group = page.getByRole('group', { name: /Date and time/ });
      const day = new Date(getBeginning() + 2 * 86_400_000).toISOString().slice(0, 10);
      await group.getByLabel(/Date$/).fill(day);
      await group.getByLabel(/Time$/).fill('10:00');
    },
    act: (page) => button(page, 'Schedule').click(),
    done: (page) => plannedReleases(page).getByText(NOTE).first(),
    saved: (page) => plannedReleases(page).getByText(NOTE),
    typed: { Note: NOTE },
    calls: ['admin act catalogue.schedule'],
  },
  {
    ...studio,
    name: 'canceling a planned release',
    path: '/publish',
    prepare: (page) => expect(plannedReleases(page)).toBeVisible(),
    act: async (page) => {
      if (!(await dialog(page).isVisible()))
        await clickIfVisible(plannedReleases(page).getByRole('button', { name: 'Cancel' }));
      await clickIfVisible(inDialog(page, 'Cancel the release'));
    },
    done: (page) => page.locator('body:not(:has([aria-labelledby="planned"])) h1').first(),
    saved: (page) => page.locator('body:not(:has([aria-labelledby="planned"])) h1').first(),
    calls: ['admin act catalogue.unschedule'],
  },
  {
    ...studio,
    name: 'the releases',
    path: '/releases',
    done: (page) => page.getByRole('link', { name: 'Release 2', exact: true }),
    calls: ['runQuery releases'],
  },
  {
    ...studio,
    name: 'a release',
    path: '/releases/000002',
    done: (page) => page.getByRole('heading', { level: 1, name: 'Release 2' }),
    calls: ['batchGet releases/:id'],
  },
  {
    ...studio,
    name: 'the plan of a restoration',
    path: '/releases/000002?view=restore',
    done: (page) => button(page, 'Restore release 2'),
    calls: ['admin query catalogue.planRestore'],
  },
  {
    ...studio,
    name: 'restoring a release',
    path: '/releases/000002?view=restore',
    prepare: (page) => fill(page, { Note: NOTE }),
    act: (page) => button(page, 'Restore release 2').click(),
    // If the answer was lost, a second press finds the release already restored.
    done: (page) =>
      page
        .getByRole('heading', { level: 1, name: 'Release 6' })
        .or(page.getByText('Restores 2'))
        .first(),
    typed: { Note: NOTE },
    verify: expectOneRelease,
    calls: ['admin act catalogue.restore'],
  },
  {
    ...studio,
    name: 'an import',
    path: '/import',
    prepare: async (page) => {
      await expect(button(page, 'Prepare an export')).toBeVisible();
      await main(page)
        .locator('input[type=file]:not([webkitdirectory])')
        .first()
        .setInputFiles(createPack());
      await expect(button(page, 'Import 2 entries')).toBeVisible();
    },
    act: (page) =>
      button(page, /^(Import 2 entries|Try again)$/)
        .first()
        .click(),
    done: (page) => main(page).getByText('2 drafts saved').first(),
    calls: ['storage POST object', 'storage GET object', 'commit drafts/:id'],
  },
  {
    ...studio,
    name: 'an export',
    path: '/import',
    prepare: (page) => expect(button(page, 'Prepare an export')).toBeVisible(),
    act: async (page) => {
      await clickIfVisible(button(page, 'Prepare an export'));
      await clickIfVisible(button(page, 'Try again').first());
    },
    done: (page) => button(page, 'Export'),
    calls: ['batchGet sources/:id'],
  },
];
