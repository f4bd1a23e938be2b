import { expect, type Locator, type Page } from '@playwright/test';

import { PASSWORD, uniqueEmail } from '../support/actions';

/** What a person does in one visit, and the calls to the backend that it needs. */
export interface Journey {
  name: string;
  app: 'site' | 'shop';
  /** The demo account; a visitor without one. */
  account?: 'member' | 'new' | 'lapsed' | 'unpaid';
  path: string;
  /** What comes before the call, with a working backend. */
  prepare?: (page: Page) => Promise<void>;
  /** Causes the call. Without it, opening the page does. */
  act?: (page: Page) => Promise<void>;
  /** What the page shows when the journey has succeeded. */
  done: (page: Page) => Locator;
  /**
   * What the page shows instead when the service has done its part, but its response was lost: the
   * next try is refused, and the page says why.
   */
  refused?: (page: Page) => Locator;
  /** What `done` looks for after a reload, for what was saved. */
  saved?: (page: Page) => Locator;
  /** The fields that were filled in, with their texts: they stay until the journey has succeeded. */
  typed?: Readonly<Record<string, string>>;
  /** Whether the fields have their texts after a reload. */
  isTypedSaved?: boolean;
  /** The labels of the calls that fail, one after another. */
  calls: readonly string[];
}

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string | RegExp) =>
  main(page).getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) });
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name }).first();

const EMAIL = 'member@gschool.example';
const newEmail = uniqueEmail();
const heart = (page: Page) =>
  main(page)
    .getByRole('button', { name: /^Favorite: / })
    .first();
const orderLink = (page: Page) =>
  main(page).locator('a[href*="/merchandise/account/orders/"]').first();
const player = (page: Page) => page.getByRole('region', { name: /^Player/ });

/** A field by the beginning of its label. A required field has a mark after it. */
export const field = (page: Page, label: string): Locator =>
  main(page)
    .getByLabel(new RegExp(`^${label}`))
    .first();

const fill = async (page: Page, fields: Readonly<Record<string, string>>): Promise<void> => {
  for (const [label, text] of Object.entries(fields)) await field(page, label).fill(text);
};

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
    calls: ['playback GET :id'],
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
    prepare: (page) => expect(main(page).getByRole('article').first()).toBeVisible(),
    act: async (page) => {
      const name = main(page).getByRole('textbox', { name: /^Playlist name/ });
      // After signing in again, the form opens with its draft.
      if (await name.isVisible())
        expect(await name.inputValue(), 'what was typed').toBe('Long Sunday');
      else {
        await button(page, 'New playlist').click();
        await name.fill('Long Sunday');
      }
      await name.press('Enter');
    },
    done: (page) => main(page).getByRole('article').filter({ hasText: 'Long Sunday' }),
    saved: (page) => main(page).getByRole('article').filter({ hasText: 'Long Sunday' }),
    calls: ['commit users/:id/playlists/:id', 'batchGet users/:id/playlists/:id'],
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
    prepare: (page) => expect(button(page, /from the history$/).first()).toBeVisible(),
    act: async (page) => {
      const remove = button(page, 'Remove Morning mobility in ten from the history');
      if (await remove.isVisible()) await remove.click();
    },
    done: (page) =>
      page.locator('main:not(:has(a[href*="/videos/watch/morning-mobility-in-ten"]))'),
    saved: (page) =>
      page.locator('main:not(:has(a[href*="/videos/watch/morning-mobility-in-ten"]))'),
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
    prepare: (page) => fill(page, { Region: 'Norte', City: 'Braga' }),
    act: (page) => button(page, 'Save').click(),
    done: (page) => main(page).getByText('Saved.', { exact: true }),
    isTypedSaved: true,
    typed: { Region: 'Norte', City: 'Braga' },
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
        'New password': 'four quiet garden chairs',
      });
    },
    act: (page) => button(page, 'Save new password').click(),
    done: (page) => main(page).getByText('Your password is changed.'),
    refused: (page) => main(page).getByText('This isn’t your current password').first(),
    typed: { 'Current password': PASSWORD, 'New password': 'four quiet garden chairs' },
    calls: ['auth accounts:update'],
  },
  {
    name: 'downloading all data',
    app: 'site',
    account: 'member',
    path: '/profile?tab=account',
    prepare: (page) => expect(button(page, 'Download my data')).toBeVisible(),
    act: (page) => button(page, 'Download my data').click(),
    done: (page) => main(page).getByText(/^Saved as gschool-data-/),
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
    act: async (page) => {
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
    },
    done: (page) =>
      main(page).locator('img[src^="https://firebasestorage.googleapis.com/"]').first(),
    calls: ['storage POST object'],
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
      await button(page, 'Continue to shipping').click();
      await button(page, 'Review order').click();
      await expect(button(page, 'Continue to payment')).toBeVisible();
    },
    act: (page) => button(page, 'Continue to payment').click(),
    done: (page) => page.getByText('Demo: no card is charged'),
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
];

/** The calls of one journey fail in the table; a call of any other journey must be in it, too. */
export const knownCalls: ReadonlySet<string> = new Set(journeys.flatMap(({ calls }) => calls));
