import { expect, type Page } from '@playwright/test';

import { PASSWORD, uniqueEmail } from '../support/actions';
import { listRemainingDocuments, listStoredOrders, readMailLink } from '../support/storedData';
import { button, clickIfVisible, field, fill, heading, main, type Journey } from './journey';
import { studioJourneys } from './studioJourneys';

const EMAIL = 'member@gschool.example';
const UNVERIFIED = 'unverified@gschool.example';
const NEW_PASSWORD = 'four quiet garden chairs';
const newEmail = uniqueEmail();
const newAddress = uniqueEmail();
const heart = (page: Page) =>
  main(page)
    .getByRole('button', { name: /^Favorite: / })
    .first();
const orderLink = (page: Page) =>
  main(page).locator('a[href*="/merchandise/account/orders/"]').first();
const player = (page: Page) => page.getByRole('region', { name: /^Player/ });

const passwordDialog = (page: Page) => page.getByRole('dialog', { name: 'Confirm it’s you' });

/** Confirms the member's identity in the dialog. */
const confirmPassword = async (page: Page): Promise<void> => {
  const dialog = passwordDialog(page);
  await dialog.getByLabel('Current password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Continue', exact: true }).click();
};

/** Requests an email with a link on the open page, and returns the path of the link. */
const requestLink = async (page: Page, to: string): Promise<string> => {
  await button(page, 'Send the link').click();
  await expect(button(page, /^Resend email/)).toBeVisible();
  return `${await readMailLink(page, to)}&inspector=off`;
};

const deletionQuestion = (page: Page) =>
  page.getByRole('alertdialog', { name: 'Delete your account?' });

/** Writes the text of the last file that the page creates to the page's body. */
const recordFiles = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { createObjectURL } = URL;
    URL.createObjectURL = (file) => {
      if (file instanceof Blob)
        void file.text().then((text) => (document.body.dataset['file'] = text));
      return createObjectURL.call(URL, file);
    };
  });

const credentials = { 'Email address': EMAIL, Password: PASSWORD };
const newAccount = { 'Email address': newEmail, Password: 'a short sentence' };
const address = {
  'Full name': 'Maya Okafor',
  'Street address': 'Rua Augusta 1',
  'Postal code': '1100-148',
  'City or town': 'Lisboa',
};

const signInCalls = ['auth accounts:signInWithPassword', 'auth accounts:lookup'];
const profileRead = 'batchGet users/:id';
const libraryRead = 'batchGet users/:id/state/library';

/** Selects a photo in the personal information. */
const uploadPhoto = async (page: Page): Promise<void> => {
  const png = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 300, height: 300 });
    canvas.getContext('2d')?.fillRect(0, 0, 200, 200);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  await main(page)
    .locator('input[type=file]')
    .setInputFiles({
      name: 'me.png',
      mimeType: 'image/png',
      buffer: Buffer.from(png, 'base64'),
    });
};

const photo = (page: Page) =>
  main(page).locator('img[src^="https://firebasestorage.googleapis.com/"]').first();

/** The form without a photo. */
const withoutPhoto = (page: Page) =>
  page
    .locator('main:not(:has(img[src^="https://firebasestorage.googleapis.com/"]))')
    .getByRole('button', { name: 'Save', exact: true });

/** Requests an email with a link on the open page, and stores the link in the tab. */
const prepareLink = async (page: Page, to: string): Promise<void> => {
  const link = await requestLink(page, to);
  await page.evaluate((value) => sessionStorage.setItem('faults.link', value), link);
};

/** Opens the link that `prepareLink` stored. */
const openLink = async (page: Page): Promise<void> => {
  const link = await page.evaluate(() => sessionStorage.getItem('faults.link') ?? '');
  await page.goto(new URL(link, page.url()).href);
};

/** Completes the steps of a checkout that come after the address, as far as they can be opened. */
const reviewOrder = async (page: Page): Promise<void> => {
  await clickIfVisible(button(page, 'Continue to shipping'));
  await clickIfVisible(button(page, 'Review order'));
  await expect(button(page, 'Continue to payment')).toBeVisible();
};

/** Another class in the history, while the removed one is missing. */
const historyWithoutClass = (page: Page) =>
  page
    .locator('main:not(:has(a[href*="/videos/watch/morning-mobility-in-ten"]))')
    .getByRole('button', { name: /^Remove .* from your history$/ })
    .first();

export const journeys: readonly Journey[] = [
  {
    name: 'signing in',
    app: 'site',
    path: '/auth/sign-in?next=/events',
    prepare: (page) => fill(page, credentials),
    act: (page) => button(page, 'Sign In').click(),
    done: (page) => heading(page, 'Live Events'),
    typed: credentials,
    calls: [...signInCalls, profileRead],
  },
  {
    name: 'enrolling',
    app: 'site',
    path: '/auth/sign-up',
    prepare: (page) => fill(page, newAccount),
    act: (page) => button(page, 'Create account').click(),
    done: (page) => heading(page, 'Check your email'),
    refused: (page) =>
      main(page).getByText('There’s already an account with this email address.').first(),
    typed: newAccount,
    calls: ['auth accounts:signUp', 'auth token', 'commit users/:id'],
  },
  {
    name: 'a forgotten password',
    app: 'site',
    path: '/auth/forgot-password',
    prepare: (page) => fill(page, { 'Email address': EMAIL }),
    act: (page) => button(page, 'Send the link').click(),
    done: (page) => heading(page, 'Check your inbox'),
    typed: { 'Email address': EMAIL },
    calls: ['auth accounts:sendOobCode'],
  },
  {
    name: 'the catalog',
    app: 'site',
    account: 'member',
    path: '/videos',
    done: (page) => page.getByRole('region', { name: 'All classes' }).getByRole('article').first(),
    calls: [
      'auth accounts:lookup',
      profileRead,
      'batchGet catalogue/manifest',
      'batchGet catalogue/index-:n',
      libraryRead,
      'batchGet videos/:id',
    ],
    // If the description of the class of the day (from `videos/:id`) cannot be loaded, it is left
    // out without a message.
    doneFor: {
      [libraryRead]: (page) =>
        page.getByRole('region', { name: 'Continue watching' }).getByRole('article').first(),
    },
  },
  {
    name: 'a class',
    app: 'site',
    account: 'member',
    path: '/videos/watch/morning-mobility-in-ten',
    done: (page) =>
      player(page)
        .getByRole('button', { name: /^(Play|Resume at .*)$/ })
        .first(),
    calls: ['playback GET :id', 'batchGet videos/:id'],
  },
  {
    name: 'watching',
    app: 'site',
    account: 'member',
    path: '/videos/watch/morning-mobility-in-ten',
    act: async (page) => {
      await player(page)
        .getByRole('button', { name: /^(Play|Resume at .*)$/ })
        .first()
        .click();
      await expect(player(page)).toHaveAttribute('data-state', 'playing', { timeout: 20_000 });
      await page.locator('video').evaluate((element: HTMLVideoElement) => {
        element.currentTime = 420;
      });
      await expect
        .poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime))
        .toBeGreaterThan(420.3);
      await player(page).press('k');
    },
    done: (page) => page.locator('[data-state=paused]').first(),
    saved: (page) =>
      player(page)
        .getByRole('button', { name: /^Resume at 7:0\d$/ })
        .first(),
    calls: ['commit users/:id/state/library'],
  },
  {
    name: 'a favorite',
    app: 'site',
    account: 'member',
    path: '/videos/watch/slow-strength-strong-legs',
    act: async (page) => {
      if ((await heart(page).getAttribute('aria-pressed')) !== 'true') await heart(page).click();
    },
    done: (page) => heart(page).and(page.locator('[aria-pressed=true]')),
    saved: (page) => heart(page).and(page.locator('[aria-pressed=true]')),
    calls: ['commit users/:id/state/library', libraryRead],
  },
  {
    name: 'a playlist',
    app: 'site',
    account: 'member',
    path: '/library?tab=playlists',
    prepare: async (page) => {
      await button(page, 'New playlist').click();
      await fill(page, { 'Playlist name': 'Long Sunday' });
    },
    act: async (page) => {
      const name = field(page, 'Playlist name');
      if (!(await name.isVisible())) {
        await button(page, 'New playlist').click();
        await name.fill('Long Sunday');
      }
      await name.press('Enter');
    },
    typed: { 'Playlist name': 'Long Sunday' },
    hasDraft: true,
    done: (page) => main(page).getByRole('article').filter({ hasText: 'Long Sunday' }),
    saved: (page) => main(page).getByRole('article').filter({ hasText: 'Long Sunday' }),
    calls: [
      'commit customers/:id/limits/playlists + users/:id/playlists/:id',
      'batchGet users/:id/playlists/:id',
      'batchGet customers/:id/limits/playlists',
    ],
  },
  {
    name: 'the playlists',
    app: 'site',
    account: 'member',
    path: '/library?tab=playlists',
    done: (page) => main(page).getByRole('article').first(),
    calls: ['runQuery users/:id/playlists'],
  },
  {
    name: 'the history',
    app: 'site',
    account: 'lapsed',
    path: '/library?tab=history',
    done: (page) => main(page).getByRole('article').first(),
    calls: ['runQuery users/:id/history'],
  },
  {
    name: 'a class removed from the history',
    app: 'site',
    account: 'member',
    path: '/library?tab=history',
    prepare: (page) => expect(button(page, /from your history$/).first()).toBeVisible(),
    act: async (page) => {
      const remove = button(page, 'Remove Morning mobility in ten from your history');
      if (await remove.isVisible()) await remove.click();
    },
    done: historyWithoutClass,
    saved: historyWithoutClass,
    calls: ['commit users/:id/history/:id'],
  },
  {
    name: 'the events',
    app: 'site',
    path: '/events',
    done: (page) => page.getByRole('article').filter({ hasText: 'Kitchen salsa night' }).first(),
    calls: ['runQuery events'],
  },
  {
    name: 'an event',
    app: 'site',
    account: 'member',
    path: '/events/open-floor',
    done: (page) => main(page).getByRole('link', { name: /^Join/ }).first(),
    calls: ['batchGet events/:id', 'batchGet events/:id/access/join', 'auth token'],
  },
  {
    name: 'editing the profile',
    app: 'site',
    account: 'member',
    path: '/profile?tab=personal-info',
    prepare: (page) => fill(page, { 'State or region': 'Norte', City: 'Braga' }),
    act: (page) => button(page, 'Save').click(),
    done: (page) => main(page).getByText('Saved.', { exact: true }),
    isTypedSaved: true,
    hasDraft: true,
    typed: { 'State or region': 'Norte', City: 'Braga' },
    calls: ['commit users/:id', profileRead],
  },
  {
    name: 'subscribing',
    app: 'site',
    account: 'new',
    path: '/profile?tab=subscription',
    prepare: (page) => expect(button(page, 'Subscribe to School')).toBeVisible(),
    act: (page) =>
      button(page, /^(Subscribe to School|Continue|Try again)$/)
        .first()
        .click(),
    done: (page) => page.getByText('Demo: no card is charged'),
    calls: [
      'batchGet customers/:id/limits/checkout',
      'commit customers/:id/checkout_sessions/:id + customers/:id/limits/checkout',
      'batchGet customers/:id/checkout_sessions/:id',
    ],
  },
  {
    name: 'the subscription',
    app: 'site',
    account: 'unpaid',
    path: '/profile?tab=subscription',
    done: (page) =>
      main(page)
        .getByText(/payment/i)
        .first(),
    calls: ['runQuery customers/:id/subscriptions'],
  },
  {
    name: 'changing the password',
    app: 'site',
    account: 'new',
    path: '/profile?tab=account',
    prepare: async (page) => {
      await button(page, 'Change password').click();
      await fill(page, {
        'Current password': PASSWORD,
        'New password': NEW_PASSWORD,
      });
    },
    act: (page) => button(page, 'Save new password').click(),
    done: (page) => main(page).getByText('Your password is changed.'),
    refused: (page) => main(page).getByText('This isn’t your current password').first(),
    typed: { 'Current password': PASSWORD, 'New password': NEW_PASSWORD },
    calls: ['auth accounts:update'],
  },
  {
    name: 'downloading all data',
    app: 'site',
    account: 'member',
    path: '/profile?tab=account',
    prepare: async (page) => {
      await expect(button(page, 'Download my data')).toBeVisible();
      await recordFiles(page);
    },
    act: (page) => button(page, 'Download my data').click(),
    done: (page) => main(page).getByText(/^Saved as gschool-data-[\d-]+\.json\.$/),
    verify: async (page) => {
      const text = await page.evaluate(() => document.body.dataset['file'] ?? '{}');
      const { sections = {} } = JSON.parse(text) as {
        sections?: Record<string, { data?: unknown }>;
      };
      const empty = Object.entries(sections).flatMap(([name, { data }]) =>
        data === undefined || data === null || JSON.stringify(data) === '[]' ? name : [],
      );
      expect(empty, 'sections without data').toEqual(['picture', 'cart', 'checkoutSessions']);
      expect(Object.keys(sections).length).toBeGreaterThan(10);
    },
    calls: [
      'batchGet customers/:id',
      'runQuery customers/:id/payments',
      'runQuery customers/:id/checkout_sessions',
      'storage GET object',
    ],
  },
  {
    name: 'a photo',
    app: 'site',
    account: 'lapsed',
    path: '/profile?tab=personal-info',
    prepare: (page) => expect(button(page, 'Save')).toBeVisible(),
    act: uploadPhoto,
    done: photo,
    saved: photo,
    calls: ['storage POST object'],
  },
  {
    name: 'removing the photo',
    app: 'site',
    account: 'lapsed',
    path: '/profile?tab=personal-info',
    prepare: async (page) => {
      await expect(button(page, 'Save')).toBeVisible();
      await uploadPhoto(page);
      await expect(photo(page)).toBeVisible();
    },
    act: (page) => clickIfVisible(button(page, 'Remove')),
    done: withoutPhoto,
    saved: withoutPhoto,
    calls: ['commit users/:id', 'storage DELETE object'],
  },
  {
    name: 'changing the email address',
    app: 'site',
    account: 'new',
    path: '/profile?tab=account',
    prepare: async (page) => {
      await button(page, 'Change email address').click();
      await fill(page, { 'New email address': newAddress });
    },
    act: async (page) => {
      if (!(await passwordDialog(page).isVisible()))
        await button(page, 'Send confirmation link').click();
      await confirmPassword(page);
    },
    done: (page) => main(page).getByText(`Open the link that we sent to ${newAddress}`),
    typed: { 'New email address': newAddress },
    hasDraft: true,
    calls: ['auth accounts:signInWithPassword', 'auth accounts:sendOobCode'],
  },
  {
    name: 'a verification email',
    app: 'site',
    account: 'unverified',
    path: '/auth/verify-email',
    prepare: (page) => expect(button(page, 'Send the link')).toBeVisible(),
    act: (page) =>
      button(page, /^(Send the link|Resend email)/)
        .first()
        .click(),
    done: (page) => button(page, 'I’ve opened the link'),
    calls: ['auth accounts:sendOobCode'],
  },
  {
    name: 'confirming the email address',
    app: 'site',
    account: 'unverified',
    path: '/auth/verify-email',
    prepare: (page) => prepareLink(page, UNVERIFIED),
    act: openLink,
    done: (page) => heading(page, 'Your email is confirmed'),
    failed: (page) => heading(page, 'We couldn’t open the link'),
    calls: ['auth accounts:update', 'auth accounts:lookup'],
  },
  {
    name: 'a link for a new password',
    app: 'site',
    path: '/auth/forgot-password',
    prepare: async (page) => {
      await fill(page, { 'Email address': EMAIL });
      await prepareLink(page, EMAIL);
    },
    act: openLink,
    done: (page) => heading(page, 'Choose a new password'),
    failed: (page) => heading(page, 'We couldn’t open the link'),
    calls: ['auth accounts:resetPassword'],
  },
  {
    name: 'a new password',
    app: 'site',
    path: '/auth/forgot-password',
    prepare: async (page) => {
      await fill(page, { 'Email address': EMAIL });
      await prepareLink(page, EMAIL);
      await openLink(page);
      await fill(page, { 'New password': NEW_PASSWORD });
    },
    act: (page) => button(page, 'Save the password').click(),
    done: (page) => heading(page, 'Your new password is saved'),
    refused: (page) =>
      main(page)
        .getByText(/link .*(used|expired|no longer)/i)
        .first(),
    typed: { 'New password': NEW_PASSWORD },
    calls: ['auth accounts:resetPassword'],
  },
  {
    name: 'deleting the account',
    app: 'site',
    account: 'lapsed',
    path: '/profile?tab=account',
    prepare: async (page) => {
      await button(page, 'Delete my account').click();
      await confirmPassword(page);
      await deletionQuestion(page).getByRole('textbox').fill('lapsed@gschool.example');
    },
    act: async (page) => {
      const erase = deletionQuestion(page).getByRole('button', { name: 'Delete for good' });
      if (await passwordDialog(page).isVisible()) return confirmPassword(page);
      if (await erase.isVisible()) return erase.click();
      await button(page, /^(Finish deleting|Delete my account)/)
        .first()
        .click();
    },
    done: (page) => heading(page, 'Your account has been deleted'),
    verify: async (page) => expect(await listRemainingDocuments(page, 'demo-lapsed')).toEqual([]),
    calls: [
      'runQuery customers/:id/subscriptions',
      'runQuery users/:id/history',
      'commit users/:id/history/:id',
      'batchGet users/:id/history/:id',
      'storage DELETE object',
      'commit users/:id + users/:id/state/cart + users/:id/state/library',
      'auth accounts:delete',
    ],
  },
  {
    name: 'the products',
    app: 'shop',
    path: '/merchandise/shop',
    done: (page) => main(page).getByRole('link', { name: 'Cork mat' }),
    calls: ['runQuery products', 'runQuery products/:id/prices'],
  },
  {
    name: 'a product',
    app: 'shop',
    path: '/merchandise/product/cork-mat',
    done: (page) => button(page, 'Add to cart: Cork mat'),
    doneFor: {
      'runQuery products/:id/reviews': (page) => page.locator('#reviews h3').first(),
    },
    calls: ['runQuery products/:id/reviews'],
  },
  {
    name: 'adding to the cart',
    app: 'shop',
    path: '/merchandise/product/cork-mat',
    act: (page) => button(page, 'Add to cart: Cork mat').click(),
    done: (page) => page.getByRole('dialog', { name: 'Your cart' }).getByText('Cork mat').first(),
    calls: [],
  },
  {
    name: 'the cart',
    app: 'shop',
    path: '/merchandise/cart',
    done: (page) => main(page).getByText('$49.00').first(),
    calls: [],
  },
  {
    name: 'adding to the cart of a member',
    app: 'shop',
    account: 'member',
    path: '/merchandise/product/cork-mat',
    act: (page) => button(page, 'Add to cart: Cork mat').click(),
    done: (page) => page.getByRole('dialog', { name: 'Your cart' }).getByText('Cork mat').first(),
    saved: (page) => page.getByRole('button', { name: 'Cart, 4 items' }),
    calls: ['batchGet users/:id/state/cart', 'commit users/:id/state/cart'],
  },
  {
    name: 'ordering',
    app: 'shop',
    account: 'member',
    path: '/merchandise/checkout',
    prepare: async (page) => {
      await main(page).getByLabel('Country').selectOption('PT');
      await fill(page, address);
      await reviewOrder(page);
    },
    act: async (page) => {
      await reviewOrder(page);
      await button(page, 'Continue to payment').click();
    },
    done: (page) => page.getByText('Demo: no card is charged'),
    typed: address,
    hasDraft: true,
    verify: async (page, url) => {
      await page.goto(url);
      expect(await listStoredOrders(page), 'one order').toHaveLength(1);
    },
    calls: [
      'batchGet customers/:id/limits/checkout',
      'commit customers/:id/checkout_sessions/:id + customers/:id/limits/checkout + orders/:id',
      'runQuery products',
    ],
  },
  {
    name: 'the orders',
    app: 'shop',
    account: 'member',
    path: '/merchandise/account',
    done: orderLink,
    calls: ['runQuery orders'],
  },
  {
    name: 'an order',
    app: 'shop',
    account: 'member',
    path: '/merchandise/account',
    prepare: (page) => expect(orderLink(page)).toBeVisible(),
    act: (page) => orderLink(page).click(),
    done: (page) => page.getByRole('heading', { level: 1, name: /^Order/ }),
    calls: ['batchGet orders/:id'],
  },
  {
    name: 'tracking an order',
    app: 'shop',
    path: '/merchandise/track-order',
    prepare: (page) => fill(page, { 'Order number': '012345-6789A-BCDEF-GHJKM-NPQRS' }),
    act: (page) => button(page, 'Track order').click(),
    done: (page) => main(page).getByText('We couldn’t find that order').first(),
    typed: { 'Order number': '012345-6789A-BCDEF-GHJKM-NPQRS' },
    calls: ['batchGet orderStatus/:id'],
  },
  {
    name: 'signing in to the shop',
    app: 'shop',
    path: '/auth/login',
    prepare: (page) => fill(page, credentials),
    act: (page) => button(page, 'Sign In').click(),
    done: (page) => heading(page, 'My Account'),
    typed: credentials,
    calls: ['auth accounts:signInWithPassword'],
  },
  ...studioJourneys,
];

/** Calls that follow a failed one: drafts are read again if it is unknown whether they were saved. */
const callsAfterFailures = ['batchGet drafts/:id'];

/**
 * All calls that fail in a journey of the table, and those that follow them. A call that any other
 * journey makes must be one of them.
 */
export const knownCalls: ReadonlySet<string> = new Set([
  ...journeys.flatMap(({ calls }) => calls),
  ...callsAfterFailures,
]);
