import type { Page } from 'playwright-core';

import { fillInSignIn } from './signIn';

/** One screenshot: the path, the account, and what to open first. */
export interface Shot {
  name: string;
  app: 'site' | 'shop';
  path: string;
  as: 'visitor' | 'member' | 'admin';
  /** True for the whole page, false for only the screen. */
  isFullPage: boolean;
  prepare?: (page: Page) => Promise<void>;
}

const button = (name: RegExp) => async (page: Page) => {
  await page.getByRole('button', { name }).filter({ visible: true }).first().click();
  await page.getByRole('dialog').waitFor();
};

/** The screenshot of a route. Add a line for every new route. */
const page = (app: Shot['app'], name: string, path: string, as: Shot['as'] = 'visitor'): Shot => ({
  app,
  name,
  path,
  as,
  isFullPage: true,
});

const panel = (
  app: Shot['app'],
  name: string,
  path: string,
  prepare: Shot['prepare'],
  as: Shot['as'] = 'visitor',
): Shot => ({ app, name, path, as, isFullPage: false, ...(prepare ? { prepare } : {}) });

export const shots: readonly Shot[] = [
  page('site', 'home', '/'),
  page('site', 'about-welcome', '/about/welcome'),
  page('site', 'about-founder', '/about/gaia'),
  page('site', 'instructor-profile', '/about/lena'),
  page('site', 'about-contact', '/about/contact'),
  page('site', 'faq', '/about/faq'),
  page('site', 'faq-answer', '/about/faq#cancel'),
  page('site', 'terms', '/extra/terms-of-use'),
  page('site', 'privacy', '/extra/privacy-policy'),
  page('site', 'sign-in', '/auth/sign-in'),
  page('site', 'sign-up', '/auth/sign-up'),
  page('site', 'not-found', '/nowhere'),
  panel('site', 'customizer', '/auth/sign-in', button(/customize appearance/i)),
  page('site', 'events', '/events'),
  page('site', 'events-past', '/events?tab=past'),
  page('site', 'events-month', '/events?view=month'),
  page('site', 'event', '/events/hips-workshop', 'member'),
  page('site', 'home-member', '/', 'member'),
  page('site', 'videos', '/videos', 'member'),
  panel('site', 'watch', '/videos', openFirstClass, 'member'),
  panel('site', 'watch-captions', '/videos', openCaptionsMenu, 'member'),
  page('site', 'videos-narrowed', '/videos?style=yoga&level=beginner', 'member'),
  page('site', 'featured', '/videos/filter/featured', 'member'),
  page('site', 'new-releases', '/videos/filter/new-releases', 'member'),
  page('site', 'picks', '/videos/filter/gaia-picks', 'member'),
  page('site', 'cyclical', '/videos/filter/cyclical', 'member'),
  page('site', 'series-list', '/videos/filter/series', 'member'),
  page('site', 'series', '/videos/series/strong-from-the-ground', 'member'),
  page('site', 'instructors', '/videos/filter/instructor-inspo', 'member'),
  page('site', 'instructor', '/videos/instructor/gaia', 'member'),
  page('site', 'styles', '/videos/style', 'member'),
  page('site', 'style', '/videos/style/yoga', 'member'),
  page('site', 'search', '/search?q=yoga', 'member'),
  panel('site', 'search-dialog', '/videos', button(/^search$/i), 'member'),
  page('site', 'library', '/library', 'member'),
  page('site', 'library-saved', '/library?tab=saved', 'member'),
  page('site', 'library-watchlist', '/library?tab=watchlist', 'member'),
  page('site', 'library-playlists', '/library?tab=playlists', 'member'),
  page('site', 'library-downloads', '/library?tab=downloads', 'member'),
  page('site', 'library-history', '/library?tab=history', 'member'),
  page('site', 'profile', '/profile', 'member'),
  page('site', 'profile-personal', '/profile?tab=personal-info', 'member'),
  page('site', 'profile-subscription', '/profile?tab=subscription', 'member'),
  page('site', 'profile-account', '/profile?tab=account', 'member'),
  page('site', 'studio-sign-in', '/studio/sign-in'),
  page('site', 'studio', '/studio/', 'admin'),
  page('site', 'studio-members', '/studio/members', 'admin'),
  page('site', 'studio-member', '/studio/members/demo-lapsed', 'admin'),
  page('site', 'studio-orders', '/studio/orders', 'admin'),
  panel('site', 'studio-order', '/studio/orders', openFirstOrder, 'admin'),
  page('site', 'studio-classes', '/studio/classes', 'admin'),
  page('site', 'studio-class', '/studio/classes/forty-twenty', 'admin'),
  page('site', 'studio-series', '/studio/series', 'admin'),
  page('site', 'studio-one-series', '/studio/series/strong-from-the-ground', 'admin'),
  page('site', 'studio-events', '/studio/events', 'admin'),
  page('site', 'studio-event', '/studio/events/hips-workshop', 'admin'),
  page('site', 'studio-people', '/studio/people', 'admin'),
  page('site', 'studio-person', '/studio/people/gaia', 'admin'),
  page('site', 'studio-styles', '/studio/styles', 'admin'),
  page('site', 'studio-style', '/studio/styles/yoga', 'admin'),
  page('site', 'studio-publish', '/studio/publish', 'admin'),
  page('site', 'studio-releases', '/studio/releases', 'admin'),
  page('site', 'studio-release', '/studio/releases/000002', 'admin'),
  page('site', 'studio-import', '/studio/import', 'admin'),
  page('site', 'studio-log', '/studio/log', 'admin'),
  page('shop', 'shop', '/'),
  page('shop', 'shop-home', '/home'),
  page('shop', 'shop-movies', '/movies'),
  page('shop', 'shop-movie', '/movies/desert-mile'),
  page('shop', 'shop-show', '/tv-shows/studio-nine'),
  page('shop', 'shop-videos', '/videos'),
  page('shop', 'shop-video', '/videos/one-slow-minute'),
  page('shop', 'shop-merchandise', '/merchandise'),
  page('shop', 'shop-products', '/merchandise/shop'),
  page('shop', 'shop-product', '/merchandise/product/studio-tee'),
  page('shop', 'shop-cart-page', '/merchandise/cart'),
  page('shop', 'shop-wishlist', '/merchandise/wishlist'),
  page('shop', 'shop-checkout-guest', '/merchandise/checkout'),
  page('shop', 'shop-track-order', '/merchandise/track-order'),
  page('shop', 'shop-pricing', '/pricing'),
  page('shop', 'shop-search', '/?q=yoga'),
  page('shop', 'shop-not-found', '/nowhere'),
  page('shop', 'shop-blog', '/blogs'),
  page('shop', 'shop-blog-sidebar', '/blogs/sidebar/left'),
  page('shop', 'shop-post', '/blogs/detail'),
  page('shop', 'shop-post-audio', '/blogs/single/audio'),
  page('shop', 'shop-about', '/extra/about-us'),
  page('shop', 'shop-contact', '/extra/contact-us'),
  page('shop', 'shop-questions', '/extra/faq'),
  page('shop', 'shop-plans', '/extra/pricing-plan'),
  page('shop', 'shop-coming-soon', '/extra/coming-soon'),
  panel('shop', 'shop-cart', '/', button(/cart|bag/i)),
  panel('shop', 'shop-customizer', '/', button(/look|theme|customi/i)),
  // This shot is the last one, because it signs in.
  panel('shop', 'shop-checkout', '/auth/login?next=%2Fmerchandise%2Fcheckout', signInToCheckout),
];

/** Opens the first class of the catalog and waits for its video. */
export async function openFirstClass(page: Page): Promise<void> {
  await page.locator('main a[href*="/videos/watch/"]').first().click();
  await page.locator('video').waitFor();
  await page.waitForLoadState('networkidle');
}

/** Opens the newest order of the studio. */
async function openFirstOrder(page: Page): Promise<void> {
  await page.locator('main a[href*="/orders/"]').first().click();
  await page.waitForURL(/\/orders\/\w/);
  await page.getByRole('main').getByRole('heading', { level: 2 }).first().waitFor();
}

async function signInToCheckout(page: Page): Promise<void> {
  await fillInSignIn(page);
  await page.getByRole('heading', { name: 'Checkout', level: 1 }).waitFor();
}

/** Opens the captions menu of the first class. */
async function openCaptionsMenu(page: Page): Promise<void> {
  await openFirstClass(page);
  await page.getByRole('button', { name: /^captions/i }).click();
}

/** The appearances, in the format of the stored settings. */
export const appearances = {
  'gschool-light': { color: 'gschool', scheme: 'light', direction: 'ltr' },
  'netflix-dark': { color: 'dark', scheme: 'dark', direction: 'ltr' },
  'gschool-rtl': { color: 'gschool', scheme: 'light', direction: 'rtl' },
} as const;

/** The widths, in CSS pixels. */
const widths = [390, 1440] as const;

/** The conditions for a set of screenshots. */
export interface View {
  name: string;
  width: number;
  height: number;
  appearance: keyof typeof appearances;
  scale?: number;
  hasForcedColors?: boolean;
  /** The names of the shots to take; all of them if absent. */
  only?: readonly string[];
}

const allAppearances = Object.keys(appearances) as (keyof typeof appearances)[];

/** The pages on which other colors and a large zoom are most likely to cause problems. */
const mainPages = [
  ...['home', 'sign-in', 'customizer', 'videos', 'watch', 'watch-captions', 'profile-personal'],
  ...['shop', 'shop-products', 'shop-product', 'shop-cart', 'shop-checkout'],
];

/** Every page in each appearance, and the main pages with forced colors and at 400% zoom. */
export const views: readonly View[] = [
  ...allAppearances.flatMap((appearance) =>
    widths.map((width) => ({
      name: `${width}-${appearance}`,
      width,
      height: width < 800 ? 844 : 900,
      appearance,
    })),
  ),
  {
    name: 'forced-colors',
    width: 1280,
    height: 900,
    appearance: 'gschool-light',
    hasForcedColors: true,
    only: mainPages,
  },
  // A screen of 1280 × 1024 px at 400%.
  {
    name: 'zoom-400',
    width: 320,
    height: 256,
    scale: 4,
    appearance: 'gschool-light',
    only: mainPages,
  },
];
