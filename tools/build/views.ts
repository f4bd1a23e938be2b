import type { AppName } from '../vite/loadAppConfig';

/** One kilobyte of the budget, in bytes. */
export const KB = 1000;

/** What may be loaded before a view can be used, in bytes (issue "The first walk", "Speed"). */
export const limits = {
  visitor: 130 * KB,
  /** Somebody who looks around in the shop: sample titles travel with their pages, and goods bring the queries. */
  browser: 155 * KB,
  member: 205 * KB,
  styles: 20 * KB,
  fonts: 60 * KB,
} as const;

/** A view whose first load is measured: the route modules that its address matches, and what it must load besides. */
export interface View {
  app: AppName;
  name: string;
  who: keyof Pick<typeof limits, 'visitor' | 'browser' | 'member'>;
  /** Keys of the manifest beside the entry. */
  modules: readonly string[];
}

const routes = (...names: string[]) => names.map((name) => `src/routes/${name}.tsx`);
const feature = (name: string) => `src/features/${name}.tsx`;
/** The door to Firebase: a member's page is of no use without it. The mock's chunks stand in its place and do not count. */
const firebase = '../../packages/data/src/firebase/index.ts';
/** Comes as soon as somebody is signed in: their profile, and the menu that bears their name. */
const member = ['../../packages/data/src/session/member.ts', 'src/features/shell/AccountMenu.tsx'];

/** What the browser keeps is asked before the network is, and forgotten by this. */
const kept = '../../packages/data/src/cache/clearBrowserEntries.ts';

/** A prerendered page waits for its lazy parts; one that is rendered in the browser does not. */
const lazyParts = [feature('shell/SiteFooter'), feature('shell/PageControls')];

export const views: readonly View[] = [
  { app: 'site', name: 'home', who: 'visitor', modules: routes('home') },
  {
    app: 'site',
    name: 'sign-in',
    who: 'visitor',
    modules: [...routes('siteLayout'), feature('auth/SignInPage'), ...lazyParts],
  },
  {
    app: 'site',
    name: 'sign-up',
    who: 'visitor',
    modules: [...routes('siteLayout'), feature('auth/EnrollPage'), ...lazyParts],
  },
  {
    app: 'site',
    name: 'events',
    who: 'visitor',
    // The dates come after the first paint, with Firebase and the queries, as on every visitors' page.
    modules: [...routes('siteLayout'), feature('events/EventsPage'), ...lazyParts],
  },
  {
    app: 'site',
    name: 'videos',
    who: 'member',
    modules: [
      ...routes('siteLayout', 'member', 'subscribed'),
      feature('catalogue/CataloguePage'),
      firebase,
      kept,
      ...member,
    ],
  },
  { app: 'shop', name: 'start', who: 'visitor', modules: routes('home') },
  { app: 'shop', name: 'login', who: 'visitor', modules: [feature('auth/LoginPage')] },
  { app: 'shop', name: 'films', who: 'browser', modules: [feature('media/pages/HomePage')] },
  { app: 'shop', name: 'film', who: 'browser', modules: routes('media/movie') },
  { app: 'shop', name: 'video', who: 'browser', modules: routes('media/video') },
  // What is sold comes after the first paint, with Firebase and the queries.
  { app: 'shop', name: 'goods', who: 'browser', modules: [feature('products/ProductsPage')] },
  { app: 'shop', name: 'product', who: 'browser', modules: [feature('product/ProductPage')] },
];
