import {
  AUTH_EMULATOR_PORT,
  FIRESTORE_EMULATOR_PORT,
} from '../packages/data/src/firebase/emulators';
import { PREVIEW_PATH } from '../packages/app/src/preview/previewPath';
import type { Settings } from '../packages/data/src/settings/schema';
import {
  contentSecurityPolicy,
  previewPolicy,
  reportedPolicy,
  REPORTS_ENDPOINT,
  storybookPolicy,
  studioPolicy,
  type PolicySettings,
} from './contentSecurityPolicy';

interface Header {
  key: string;
  value: string;
}

const NO_CACHE: Header = { key: 'Cache-Control', value: 'no-cache' };
const IMMUTABLE: Header = { key: 'Cache-Control', value: 'public, max-age=31536000, immutable' };

const security: readonly Header[] = [
  // Browsers ignore this header on a connection without TLS, such as a preview on this machine.
  { key: 'Strict-Transport-Security', value: 'max-age=63072000; includeSubDomains' },
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=()' },
];

/**
 * The site's routes that are not prerendered: members' pages and pages with an id. Any other path
 * without a file results in a 404.
 */
export const shellRoutes: readonly string[] = [
  '/videos',
  '/videos/watch/**',
  '/videos/filter/featured',
  '/videos/filter/new-releases',
  '/videos/filter/cyclical',
  '/videos/filter/series',
  '/videos/filter/instructor-inspo',
  '/videos/series/**',
  '/videos/instructor/**',
  '/videos/style',
  '/videos/style/**',
  '/library',
  '/history',
  '/search',
  '/profile',
  '/welcome',
  '/goodbye',
  '/auth/verify-email',
  '/auth/action',
  '/admin/diagnostics',
];

/**
 * The site's routes that a snapshot prerenders (docs/product/prerendering.md#snapshot). With a
 * snapshot, a path without a file is a 404, whose document starts the app. Without a snapshot, the
 * shell serves these routes.
 */
export const snapshotRoutes: readonly string[] = ['/events/**'];

/** The shop's routes that are not prerendered. */
export const shopShellRoutes: readonly string[] = [
  '/merchandise/account',
  '/merchandise/account/orders/**',
  '/merchandise/cart',
  '/merchandise/checkout',
  '/merchandise/track-order',
  '/merchandise/wishlist',
  '/extra/error-page-one',
  '/extra/error-page-two',
];

/** The shop's routes that are prerendered from a snapshot. */
export const shopSnapshotRoutes: readonly string[] = ['/merchandise/product/**'];

/** The studio's routes. No page is prerendered. */
export const studioRoutes: readonly string[] = [
  '/',
  '/sign-in',
  '/members',
  '/members/**',
  '/orders',
  '/orders/**',
  '/classes',
  '/classes/**',
  '/series',
  '/series/**',
  '/events',
  '/events/**',
  '/people',
  '/people/**',
  '/styles',
  '/styles/**',
  '/publish',
  '/releases',
  '/releases/**',
  '/import',
  '/log',
];

/** The settings for the hosting. `hasSnapshot` is true if `SITE_SNAPSHOT` names a file. */
export type HostingSettings = PolicySettings &
  Pick<Settings, 'founder'> & { hasSnapshot?: boolean | undefined };

/** The path of the founder's picks. */
const picks = ({ founder }: HostingSettings): string => `/videos/filter/${founder.slug}-picks`;

/**
 * The policy for scripts and workers. It lacks the digests of inline code, which only documents
 * contain.
 */
const ASSET_POLICY: Header = {
  key: 'Content-Security-Policy',
  value: "default-src 'self'; require-trusted-types-for 'script'",
};

/** Hosts disagree on the content type for this file extension. */
const WEB_MANIFEST: Header = { key: 'Content-Type', value: 'application/manifest+json' };

/** Browsers revalidate documents, and cache files with a hash in their names. */
const caching = (headers: readonly Header[], assetHeaders: readonly Header[] = []) => [
  { source: '**', headers: [NO_CACHE, ...headers] },
  { source: '/assets/**', headers: [IMMUTABLE, ...assetHeaders] },
];

const appCaching = (headers: readonly Header[]) => [
  ...caching(headers, [ASSET_POLICY]),
  { source: '/manifest.webmanifest', headers: [WEB_MANIFEST] },
];

const target = (name: string, folder: string) => ({
  target: name,
  public: folder,
  ignore: ['**/.*', '**/.vite/**'],
  cleanUrls: true,
  trailingSlash: false,
});

const shellRewrites = (sources: readonly string[]) =>
  sources.map((source) => ({ source, destination: '/shell.html' }));

const functionsIn = (source: string, codebase: string) => ({
  source,
  codebase,
  ignore: ['node_modules', '.git', 'firebase-debug.log', 'firebase-debug.*.log', '*.local'],
  predeploy: ['npm --prefix "$RESOURCE_DIR" run build'],
});

/** The content of `firebase.json`. `writeHosting.ts` writes it. */
export const hostingConfig = (settings: HostingSettings) => {
  const reported = reportedPolicy(settings);
  const withoutFiles = (routes: readonly string[]) => (settings.hasSnapshot ? [] : routes);
  const getAppHeaders = (policy: string): readonly Header[] => [
    { key: 'Content-Security-Policy', value: policy },
    ...(reported === null ? [] : [{ key: 'Content-Security-Policy-Report-Only', value: reported }]),
    // `same-origin` would cut the connection to the Google popup.
    { key: 'Cross-Origin-Opener-Policy', value: 'same-origin-allow-popups' },
    ...security,
    ...(settings.policyReportsUrl
      ? [
          {
            key: 'Reporting-Endpoints',
            value: `${REPORTS_ENDPOINT}="${settings.policyReportsUrl}"`,
          },
        ]
      : []),
  ];
  const app = getAppHeaders(contentSecurityPolicy(settings));
  const studio = [
    ...getAppHeaders(studioPolicy(settings)),
    { key: 'X-Robots-Tag', value: 'noindex' },
  ];
  const storybook: readonly Header[] = [
    { key: 'Content-Security-Policy', value: storybookPolicy(settings) },
    ...security,
  ];
  return {
    firestore: { rules: 'firebase/firestore.rules', indexes: 'firebase/firestore.indexes.json' },
    storage: { rules: 'firebase/storage.rules' },
    functions: [
      functionsIn('firebase/functions', 'membership'),
      // Separate, because its deployment asks for a secret that a school with a different video
      // host doesn't have.
      functionsIn('firebase/playback', 'playback'),
      functionsIn('firebase/admin', 'admin'),
    ],
    hosting: [
      {
        ...target('site', 'apps/site/dist'),
        rewrites: shellRewrites([...shellRoutes, picks(settings), ...withoutFiles(snapshotRoutes)]),
        headers: [
          ...appCaching(app),
          // A later entry replaces the headers of an earlier one.
          {
            source: PREVIEW_PATH,
            headers: [
              { key: 'Content-Security-Policy', value: previewPolicy(settings) },
              { key: 'X-Robots-Tag', value: 'noindex' },
            ],
          },
        ],
      },
      {
        ...target('shop', 'apps/shop/dist'),
        rewrites: shellRewrites([...shopShellRoutes, ...withoutFiles(shopSnapshotRoutes)]),
        headers: appCaching(app),
      },
      {
        ...target('studio', 'apps/studio/dist'),
        rewrites: shellRewrites(studioRoutes),
        headers: appCaching(studio),
      },
      { ...target('storybook', 'storybook-static'), headers: caching(storybook) },
    ],
    emulators: {
      auth: { port: AUTH_EMULATOR_PORT },
      firestore: { port: FIRESTORE_EMULATOR_PORT },
      singleProjectMode: true,
    },
  };
};
