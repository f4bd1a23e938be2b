import {
  AUTH_EMULATOR_PORT,
  emulatorOrigin,
  FIRESTORE_EMULATOR_PORT,
  STORAGE_EMULATOR_PORT,
} from '../packages/data/src/firebase/emulators';
import { getStorageAddress, googlePhotoOrigins } from '../packages/domain/src/profile/photo';
import { PREVIEW_PATH } from '../packages/app/src/preview/previewPath';
import type { Settings } from '../packages/data/src/settings/schema';

/** The settings that the content security policy depends on. */
export type PolicySettings = Pick<
  Settings,
  | 'firebase'
  | 'usesEmulators'
  | 'mediaOrigins'
  | 'playbackUrl'
  | 'adminFunctionUrl'
  | 'errorReportsUrl'
  | 'policyReportsUrl'
  | 'newsletterUrl'
  | 'brandClip'
  | 'sampleClips'
  | 'payment'
  | 'appCheckSiteKey'
  | 'siteUrl'
  | 'adminUrl'
>;

const IDENTITY = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];
/** All Firebase projects share this host, so the policy names our own project. */
const getDocuments = (projectId: string): string =>
  `https://firestore.googleapis.com/v1/projects/${projectId}/`;
const EMULATORS = [AUTH_EMULATOR_PORT, FIRESTORE_EMULATOR_PORT].map(emulatorOrigin);
const STORAGE_EMULATOR = emulatorOrigin(STORAGE_EMULATOR_PORT);
/** The SDK loads the script of its sign-in popup from here. */
const POPUP = 'https://apis.google.com';
/** The payment extension copies the URLs of the products' pictures from Stripe. */
const PRODUCT_PICTURES = 'https://files.stripe.com';

/**
 * The hosts from which App Check with reCAPTCHA Enterprise loads its code, and where it exchanges
 * its tokens.
 */
const APP_CHECK = {
  scripts: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  frames: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  connections: [
    'https://content-firebaseappcheck.googleapis.com',
    'https://www.google.com/recaptcha/',
  ],
};

/**
 * The policies that may create values for script sinks: our own, `default`
 * (packages/app/src/client/trustedTypes.ts), and those of Google's scripts. docs/security.md lists
 * the sinks.
 */
const TRUSTED_TYPES = ['default', 'gapi#gapi', 'goog#html'];

type Directive = readonly [string, ...string[]];

/**
 * The source expression for a URL with any query. Commas and semicolons are escaped, because they
 * would end the expression. Empty for a path of the site.
 */
const sourceOf = (url: string | undefined): string[] => {
  if (!url || !/^https?:/.test(url)) return [];
  const { origin, pathname } = new URL(url);
  return [origin + pathname.replaceAll(',', '%2C').replaceAll(';', '%3B')];
};

/** The source expression for a URL and every path below it. */
const folderOf = (url: string | undefined): string[] =>
  sourceOf(url).map((source) => source.replace(/\/?$/, '/'));

const serialize = (directives: readonly Directive[]): string =>
  directives.map(([name, ...sources]) => [name, ...new Set(sources)].join(' ')).join('; ');

/** The bucket of the members' files, if there is one. */
const getStorage = ({ firebase, usesEmulators }: PolicySettings): string[] =>
  firebase.storageBucket === undefined
    ? []
    : [getStorageAddress(firebase.storageBucket), ...(usesEmulators ? [STORAGE_EMULATOR] : [])];

/**
 * The address at which browsers load the files of the school's content from that bucket. The studio
 * stores them there.
 */
const getContentFiles = ({ firebase, usesEmulators }: PolicySettings): string[] =>
  firebase.storageBucket === undefined
    ? []
    : [
        `https://storage.googleapis.com/${firebase.storageBucket}/catalogue/`,
        ...(usesEmulators ? [STORAGE_EMULATOR] : []),
      ];

/** Whether the studio is part of the site, as in the demo: `VITE_ADMIN_URL` is a path. */
const isStudioInSite = ({ adminUrl }: PolicySettings): boolean =>
  adminUrl?.startsWith('/') ?? false;

/** The studio as the only origin that may frame the site's preview. */
const getPreviewHosts = (settings: PolicySettings): string[] => {
  const { adminUrl } = settings;
  if (adminUrl === undefined) return ["'none'"];
  return isStudioInSite(settings) ? ["'self'"] : [new URL(adminUrl).origin];
};

/** The document of the site that the studio frames. */
const getPreviewAddress = (settings: PolicySettings): string[] => {
  if (isStudioInSite(settings)) return ["'self'"];
  return settings.siteUrl === undefined
    ? []
    : sourceOf(new URL(PREVIEW_PATH, settings.siteUrl).href);
};

/** The directives that contain URLs. The apps and Storybook share them. */
const getSources = (settings: PolicySettings) => {
  const { firebase, usesEmulators, mediaOrigins, appCheckSiteKey } = settings;
  const storage = getStorage(settings);
  const media = [
    ...mediaOrigins,
    ...getContentFiles(settings),
    ...sourceOf(settings.brandClip),
    ...folderOf(settings.sampleClips),
  ];
  // The function returns playlists, which native players load as media.
  const playback = folderOf(settings.playbackUrl);
  const appCheck = appCheckSiteKey === undefined ? null : APP_CHECK;
  return {
    scripts: [POPUP, ...(appCheck?.scripts ?? [])],
    frames: [`https://${firebase.authDomain}`, ...(appCheck?.frames ?? [])],
    images: [
      ...googlePhotoOrigins,
      ...storage,
      ...media,
      ...(settings.payment.isOn ? [PRODUCT_PICTURES] : []),
    ],
    media: [...media, ...playback],
    files: media,
    connections: [
      ...IDENTITY,
      getDocuments(firebase.projectId),
      ...storage,
      // The player fetches playlists and segments.
      ...media,
      ...playback,
      ...sourceOf(settings.errorReportsUrl),
      ...sourceOf(settings.newsletterUrl),
      ...(appCheck?.connections ?? []),
      ...(usesEmulators ? EMULATORS : []),
    ],
  };
};

const trustedTypes: readonly Directive[] = [
  ['require-trusted-types-for', "'script'"],
  ['trusted-types', ...TRUSTED_TYPES],
];

/** The name of the endpoint in the `Reporting-Endpoints` header. */
export const REPORTS_ENDPOINT = 'policy';

const reporting = ({ policyReportsUrl }: PolicySettings): readonly Directive[] =>
  policyReportsUrl
    ? [
        ['report-uri', policyReportsUrl],
        ['report-to', REPORTS_ENDPOINT],
      ]
    : [];

/**
 * The content security policy of the site and the shop: no inline script or style, no plain text for script
 * sinks, and only the URLs in the settings. On hosts shared with other projects, it allows only
 * this project's bucket, database and functions (docs/product/security.md#content-security-policy).
 */
export const contentSecurityPolicy = (settings: PolicySettings): string => {
  const { scripts, frames, images, media, connections } = getSources(settings);
  return serialize([
    ['default-src', "'self'"],
    ['script-src', "'self'", ...scripts],
    ['style-src', "'self'"],
    // The preview of a profile photo is a blob URL.
    ['img-src', "'self'", 'data:', 'blob:', ...images],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...connections],
    ['media-src', "'self'", 'blob:', ...media],
    ['worker-src', "'self'"],
    ['frame-src', ...frames],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ['frame-ancestors', "'none'"],
    ...(settings.appCheckSiteKey === undefined ? trustedTypes : []),
    ...reporting(settings),
  ]);
};

/**
 * The content security policy of the site's preview, which only the studio may frame. It allows the
 * media of the pages, and no connection to Firebase: the studio posts the documents
 * (docs/product/security.md#preview).
 */
export const previewPolicy = (settings: PolicySettings): string => {
  const { images, files } = getSources(settings);
  return serialize([
    ['default-src', "'self'"],
    ['script-src', "'self'"],
    ['style-src', "'self'"],
    ['img-src', "'self'", 'data:', 'blob:', ...images],
    ['font-src', "'self'"],
    // The player fetches playlists and segments. Without a member's token, there are no signed ones.
    ['connect-src', "'self'", ...files],
    ['media-src', "'self'", 'blob:', ...files],
    ['worker-src', "'self'"],
    ['frame-src', "'none'"],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'none'"],
    ['frame-ancestors', ...getPreviewHosts(settings)],
    ...trustedTypes,
    ...reporting(settings),
  ]);
};

/**
 * The content security policy of the studio. It allows the function `admin`, the bucket in
 * which the studio stores files, and no playback of media. Profile photos are the only pictures from
 * other hosts.
 */
export const studioPolicy = (settings: PolicySettings): string => {
  const { scripts, frames, files } = getSources(settings);
  const { firebase, usesEmulators, appCheckSiteKey } = settings;
  return serialize([
    ['default-src', "'self'"],
    ['script-src', "'self'", ...scripts],
    ['style-src', "'self'"],
    ['img-src', "'self'", 'data:', ...googlePhotoOrigins, ...getStorage(settings)],
    ['font-src', "'self'"],
    [
      'connect-src',
      "'self'",
      ...IDENTITY,
      getDocuments(firebase.projectId),
      ...folderOf(settings.adminFunctionUrl),
      // Files of the content are stored in the bucket, and exported from where they are.
      ...getStorage(settings),
      ...files,
      ...sourceOf(settings.errorReportsUrl),
      ...(appCheckSiteKey === undefined ? [] : APP_CHECK.connections),
      ...(usesEmulators ? EMULATORS : []),
    ],
    ['media-src', "'none'"],
    ['worker-src', "'self'"],
    ['frame-src', ...frames, ...getPreviewAddress(settings)],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ['frame-ancestors', "'none'"],
    ...(appCheckSiteKey === undefined ? trustedTypes : []),
    ...reporting(settings),
  ]);
};

/**
 * The policy that browsers only report: with App Check, it covers the use of script sinks, because
 * the reCAPTCHA scripts do not declare how they use them. Null if everything is enforced.
 */
export const reportedPolicy = (settings: PolicySettings): string | null =>
  settings.appCheckSiteKey === undefined
    ? null
    : serialize([...trustedTypes, ...reporting(settings)]);

/**
 * The policy of Storybook, whose pages have inline scripts and styles that change with every build.
 * It loads no script from another host, and only its own pages may frame it.
 */
export const storybookPolicy = (settings: PolicySettings): string => {
  const { images, media, connections } = getSources(settings);
  return serialize([
    ['default-src', "'self'"],
    ['script-src', "'self'", "'unsafe-inline'"],
    ['style-src', "'self'", "'unsafe-inline'"],
    ['img-src', "'self'", 'data:', 'blob:', ...images],
    ['font-src', "'self'", 'data:'],
    // The mock answers the stories' requests, but they need the permission nevertheless.
    ['connect-src', "'self'", ...connections, ...folderOf(settings.adminFunctionUrl)],
    // Some stories contain their own audio.
    ['media-src', "'self'", 'blob:', 'data:', ...media],
    ['worker-src', "'self'"],
    ['frame-src', "'self'"],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ['frame-ancestors', "'self'"],
  ]);
};
