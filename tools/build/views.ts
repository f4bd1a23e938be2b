import type { AppName } from '../vite/loadAppConfig';

/** One kilobyte of the budget, in bytes. */
export const KB = 1000;

/**
 * The size limits for the files that a view loads before it can be used, in bytes
 * (docs/product/every-page.md#first-view-budget). The limits for scripts are 10% above the largest
 * view of their audience at the last release. `releasedSizes.ts` detects smaller growth.
 */
export const limits = {
  visitor: 143 * KB,
  /** A visitor to the shop. Sample titles load with their pages, and products need the queries. */
  shopper: 170 * KB,
  member: 270 * KB,
  /** An administrator before the sign-in. */
  staff: 130 * KB,
  /** An administrator who opens a table. The goal is 235 KB. */
  administrator: 259 * KB,
  /** A person who opens the form of a class, with and without the preview. */
  editor: 382 * KB,
  /** The frame of the preview with a class, which is a document of the site. */
  preview: 219 * KB,
  styles: 20 * KB,
  fonts: 60 * KB,
  /**
   * The maximum number of requests: the document, fonts and scripts of a view. Pictures do not
   * count.
   */
  requests: {
    visitor: 12,
    shopper: 16,
    member: 22,
    staff: 12,
    administrator: 25,
    editor: 32,
    preview: 17,
  },
} as const;

/** A view whose first load is measured. */
export interface View {
  app: AppName;
  name: string;
  audience: keyof (typeof limits)['requests'];
  /** The file of the document. */
  document: string;
  /**
   * The manifest keys in addition to the entry: the modules of its route, and others that it needs.
   */
  modules: readonly string[];
}

const getRouteModules = (...names: string[]) => names.map((name) => `src/routes/${name}.tsx`);
const getFeatureModule = (name: string) => `src/features/${name}.tsx`;
/** Members' pages need Firebase. The mock's chunks do not count. */
const authModules = [
  '../../packages/data/src/firebase/index.ts',
  '../../packages/data/src/firebase/openAuth.ts',
];
const firestoreModule = '../../packages/data/src/firebase/openDocuments.ts';
/** The modules that load after a sign-in: the profile and the account menu. */
const memberModules = [
  '../../packages/data/src/session/member.ts',
  'src/features/shell/AccountMenu.tsx',
];

/** The form of a class. Its last sections, its check, its dialogs and its menu load after it. */
const editorModules = [
  ...getRouteModules('admin'),
  getFeatureModule('content/editor/ClassPage'),
  ...authModules,
  '../../packages/data/src/session/member.ts',
  '../../packages/data/src/entities/content/firebase/contentRepository.ts',
];

/** The browser's cache, which members' pages read before the network. */
const cacheModule = '../../packages/data/src/cache/browserCache.ts';

export const views: readonly View[] = [
  {
    app: 'site',
    name: 'home',
    audience: 'visitor',
    document: 'index.html',
    modules: getRouteModules('home'),
  },
  {
    app: 'site',
    name: 'sign-in',
    audience: 'visitor',
    document: 'auth/sign-in.html',
    modules: [getFeatureModule('auth/SignInPage')],
  },
  {
    app: 'site',
    name: 'sign-up',
    audience: 'visitor',
    document: 'auth/sign-up.html',
    modules: [getFeatureModule('auth/EnrollPage')],
  },
  {
    app: 'site',
    name: 'events',
    audience: 'visitor',
    document: 'events.html',
    // The events load after the first paint, together with the queries, as on every page for
    // visitors.
    modules: [getFeatureModule('events/EventsPage')],
  },
  {
    app: 'site',
    name: 'videos',
    audience: 'member',
    document: 'shell.html',
    modules: [
      ...getRouteModules('member'),
      getFeatureModule('catalogue/CataloguePage'),
      ...authModules,
      firestoreModule,
      cacheModule,
      ...memberModules,
    ],
  },
  // Loaded by the studio beside the form of a class. Videos load hls.js when they play.
  {
    app: 'site',
    name: 'preview',
    audience: 'preview',
    document: 'preview.html',
    modules: [...getRouteModules('preview'), ...getRouteModules('watch')],
  },
  {
    app: 'shop',
    name: 'start',
    audience: 'visitor',
    document: 'index.html',
    modules: getRouteModules('start'),
  },
  {
    app: 'shop',
    name: 'login',
    audience: 'visitor',
    document: 'auth/login.html',
    modules: [getFeatureModule('auth/LoginPage')],
  },
  {
    app: 'shop',
    name: 'titles',
    audience: 'shopper',
    document: 'home.html',
    modules: [getFeatureModule('media/pages/HomePage')],
  },
  {
    app: 'shop',
    name: 'title',
    audience: 'shopper',
    document: 'movies/chalk.html',
    modules: getRouteModules('media/movie'),
  },
  {
    app: 'shop',
    name: 'video',
    audience: 'shopper',
    document: 'videos/encore.html',
    modules: getRouteModules('media/video'),
  },
  // Current products load after the first paint, together with the queries.
  {
    app: 'shop',
    name: 'products',
    audience: 'shopper',
    document: 'merchandise/shop.html',
    modules: [getFeatureModule('products/ProductsPage')],
  },
  {
    app: 'shop',
    name: 'product',
    audience: 'shopper',
    document: 'merchandise/product/cork-mat.html',
    modules: [getFeatureModule('product/ProductPage')],
  },
  {
    app: 'studio',
    name: 'sign-in',
    audience: 'staff',
    document: 'shell.html',
    modules: [getFeatureModule('auth/SignInPage')],
  },
  {
    app: 'studio',
    name: 'members',
    audience: 'administrator',
    document: 'shell.html',
    modules: [
      ...getRouteModules('admin'),
      getFeatureModule('members/MembersPage'),
      ...authModules,
      '../../packages/data/src/session/member.ts',
      '../../packages/data/src/entities/admin/firebase/adminRepository.ts',
    ],
  },
  {
    app: 'studio',
    name: 'class',
    audience: 'editor',
    document: 'shell.html',
    modules: editorModules,
  },
  {
    app: 'studio',
    name: 'class with preview',
    audience: 'editor',
    document: 'shell.html',
    // The preview reads the live catalogue with Firestore's SDK.
    modules: [...editorModules, firestoreModule, 'src/shared/preview/PreviewPane.tsx'],
  },
];
