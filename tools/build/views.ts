import type { AppName } from '../vite/loadAppConfig';

/** One kilobyte of the budget, in bytes. */
export const KB = 1000;

/** The limits for what a view loads before it can be used, in bytes (docs/product.md#first-view-budget). */
export const limits = {
  visitor: 130 * KB,
  /** A visitor of the shop: sample titles load with their pages, and products need the queries. */
  shopper: 155 * KB,
  member: 205 * KB,
  styles: 20 * KB,
  fonts: 60 * KB,
} as const;

/** A view whose first load is measured. */
export interface View {
  app: AppName;
  name: string;
  audience: keyof Pick<typeof limits, 'visitor' | 'shopper' | 'member'>;
  /** Keys of the manifest besides the entry: the modules of its route, and others that it needs. */
  modules: readonly string[];
}

const getRouteModules = (...names: string[]) => names.map((name) => `src/routes/${name}.tsx`);
const getFeatureModule = (name: string) => `src/features/${name}.tsx`;
/** Members' pages need Firebase. The mock replaces it in the demo build; the mock's chunks do not count. */
const firebaseModule = '../../packages/data/src/firebase/index.ts';
/** What loads after a sign-in: the profile, and the account menu. */
const memberModules = [
  '../../packages/data/src/session/member.ts',
  'src/features/shell/AccountMenu.tsx',
];

/** The browser's cache, which members' pages read before the network. */
const cacheModule = '../../packages/data/src/cache/clearBrowserEntries.ts';

/** A prerendered page waits for its lazy parts; one that is rendered in the browser does not. */
const lazyComponentModules = [
  getFeatureModule('shell/SiteFooter'),
  getFeatureModule('shell/PageControls'),
];

export const views: readonly View[] = [
  { app: 'site', name: 'home', audience: 'visitor', modules: getRouteModules('home') },
  {
    app: 'site',
    name: 'sign-in',
    audience: 'visitor',
    modules: [
      ...getRouteModules('siteLayout'),
      getFeatureModule('auth/SignInPage'),
      ...lazyComponentModules,
    ],
  },
  {
    app: 'site',
    name: 'sign-up',
    audience: 'visitor',
    modules: [
      ...getRouteModules('siteLayout'),
      getFeatureModule('auth/EnrollPage'),
      ...lazyComponentModules,
    ],
  },
  {
    app: 'site',
    name: 'events',
    audience: 'visitor',
    // The events load after the first paint, with Firebase and the queries, as on every page for visitors.
    modules: [
      ...getRouteModules('siteLayout'),
      getFeatureModule('events/EventsPage'),
      ...lazyComponentModules,
    ],
  },
  {
    app: 'site',
    name: 'videos',
    audience: 'member',
    modules: [
      ...getRouteModules('siteLayout', 'member', 'subscribed'),
      getFeatureModule('catalogue/CataloguePage'),
      firebaseModule,
      cacheModule,
      ...memberModules,
    ],
  },
  { app: 'shop', name: 'start', audience: 'visitor', modules: getRouteModules('start') },
  {
    app: 'shop',
    name: 'login',
    audience: 'visitor',
    modules: [getFeatureModule('auth/LoginPage')],
  },
  {
    app: 'shop',
    name: 'titles',
    audience: 'shopper',
    modules: [getFeatureModule('media/pages/HomePage')],
  },
  { app: 'shop', name: 'title', audience: 'shopper', modules: getRouteModules('media/movie') },
  { app: 'shop', name: 'video', audience: 'shopper', modules: getRouteModules('media/video') },
  // The products load after the first paint, with Firebase and the queries.
  {
    app: 'shop',
    name: 'products',
    audience: 'shopper',
    modules: [getFeatureModule('products/ProductsPage')],
  },
  {
    app: 'shop',
    name: 'product',
    audience: 'shopper',
    modules: [getFeatureModule('product/ProductPage')],
  },
];
