import type { Settings } from '../packages/data/src/settings/schema';
import { contentSecurityPolicy, type PolicySettings } from './contentSecurityPolicy';

interface Header {
  key: string;
  value: string;
}

const NO_CACHE: Header = { key: 'Cache-Control', value: 'no-cache' };
const IMMUTABLE: Header = { key: 'Cache-Control', value: 'public, max-age=31536000, immutable' };

const security: readonly Header[] = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=()' },
];

/**
 * Addresses of the site that have no page of their own in the build: members'
 * pages and those with an id. Everything else that is no file is a true 404.
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
  '/events/**',
  '/profile',
  '/welcome',
  '/goodbye',
  '/auth/verify-email',
  '/auth/action',
  '/admin/diagnostics',
];

/** The same of the shop: what is sold, what belongs to one person, and pages that are shown as examples. */
export const shopShellRoutes: readonly string[] = [
  '/merchandise/account',
  '/merchandise/account/orders/**',
  '/merchandise/cart',
  '/merchandise/checkout',
  '/merchandise/product/**',
  '/merchandise/shop',
  '/merchandise/track-order',
  '/merchandise/wishlist',
  '/pricing',
  '/extra/error-page-one',
  '/extra/error-page-two',
];

/** The picks' address, whose name is a setting. */
export const picksRoute = '/videos/filter/*-picks';

/** What the hosting needs of the settings. */
export type HostingSettings = PolicySettings & Pick<Settings, 'founder'>;

/** `{name}-picks`: of the founder whom the settings name, and of nobody else. */
const picks = ({ founder }: HostingSettings): string => `/videos/filter/${founder.slug}-picks`;

/** Documents are asked for anew each time; what carries its content's hash in its name is kept. */
const caching = (headers: readonly Header[]) => [
  { source: '**', headers: [NO_CACHE, ...headers] },
  { source: '/assets/**', headers: [IMMUTABLE] },
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

/** The whole of `firebase.json`, from the settings of a build. Written by `writeHosting.ts`. */
export const hostingConfig = (settings: HostingSettings) => {
  const app: readonly Header[] = [
    { key: 'Content-Security-Policy', value: contentSecurityPolicy(settings) },
    // Stricter, and the Google popup could not report back.
    { key: 'Cross-Origin-Opener-Policy', value: 'same-origin-allow-popups' },
    ...security,
  ];
  return {
    firestore: { rules: 'firebase/firestore.rules', indexes: 'firebase/firestore.indexes.json' },
    storage: { rules: 'firebase/storage.rules' },
    hosting: [
      {
        ...target('site', 'apps/site/dist'),
        rewrites: shellRewrites([...shellRoutes, picks(settings)]),
        headers: caching(app),
      },
      {
        ...target('shop', 'apps/shop/dist'),
        rewrites: shellRewrites(shopShellRoutes),
        headers: caching(app),
      },
      // Storybook brings inline scripts of its own, so no policy; nothing of a member is on it.
      { ...target('storybook', 'storybook-static'), headers: caching(security) },
    ],
    emulators: { auth: { port: 9099 }, firestore: { port: 8080 }, singleProjectMode: true },
  };
};
