import { z } from 'zod';

const requiredText = z.string().trim().min(1);
const optionalText = z
  .string()
  .trim()
  .optional()
  .transform((v) => v || undefined);
const optionalUrl = optionalText.pipe(z.url({ protocol: /^https?$/ }).optional());
/** An http(s) URL or a path of the site; no other scheme, and no `//host`. */
const optionalPageUrl = optionalText.refine(
  (v) =>
    v === undefined ||
    /^\/(?![/\\])/.test(v) ||
    z.url({ protocol: /^https?$/ }).safeParse(v).success,
  { error: 'an address (https://…), or a path of the site that begins with one slash' },
);
// These URLs become part of the content security policy, where an unexpected character could allow
// another source.
const SOURCE = /^https?:\/\/[A-Za-z0-9.-]+(?::\d+)?(?:\/[A-Za-z0-9._~-]+)*\/?$/;
/**
 * Hosts that serve the buckets of all customers. A policy source on such a host must name a bucket.
 */
const SHARED_HOST =
  /^https?:\/\/(?:(?:firebase)?storage\.googleapis\.com|s3(?:[.-][a-z0-9-]+)*\.amazonaws\.com)(?::\d+)?\/?$/i;
const optionalHeaderUrl = optionalUrl.refine((v) => v === undefined || /^[^\s;,"']+$/.test(v), {
  error: 'an address without spaces, quotes, commas and semicolons',
});
const domain = requiredText.regex(
  /^[A-Za-z0-9.-]+(?::\d+)?$/,
  'a domain, without https:// or a path',
);
/**
 * Converts a URL to a policy source: an origin, or a folder with its trailing slash. Without the
 * slash, the source would match only one file.
 */
const toSource = (address: string): string => {
  const { origin, pathname } = new URL(address);
  return pathname === '/' ? origin : `${origin}${pathname.replace(/\/?$/, '/')}`;
};
const origins = optionalText
  .transform((v) => v?.split(/\s+/) ?? [])
  .refine((list) => list.every((part) => SOURCE.test(part)), {
    error: 'origins such as https://video.example, or folders of them, separated by spaces',
  })
  .refine((list) => !list.some((part) => SHARED_HOST.test(part)), {
    error: 'a bucket of this host, such as https://storage.googleapis.com/MY-VIDEOS/',
  })
  .transform((list) => list.map(toSource));
const flag = z
  .enum(['', 'true', 'false'])
  .optional()
  .transform((v) => v === 'true');

/**
 * Every setting of a build, by its name in `.env` (see `.env.example`). Parsed when Vite starts;
 * the browser receives the result, not this schema.
 */
const schema = z.object({
  VITE_PRODUCT_NAME: z.string().trim().default('Gschool'),
  VITE_SITE_URL: optionalUrl,
  VITE_SHOP_URL: optionalUrl,
  VITE_FIREBASE_API_KEY: requiredText,
  VITE_FIREBASE_AUTH_DOMAIN: domain,
  VITE_FIREBASE_PROJECT_ID: requiredText,
  VITE_FIREBASE_APP_ID: requiredText,
  VITE_FIREBASE_STORAGE_BUCKET: optionalText,
  VITE_FIREBASE_EMULATORS: flag,
  /** The site key of reCAPTCHA Enterprise; turns App Check on. */
  VITE_APP_CHECK_SITE_KEY: optionalText.refine((v) => v === undefined || /^[\w-]+$/.test(v), {
    error: 'a site key: letters, digits, - and _',
  }),
  VITE_MEDIA_ORIGINS: origins,
  /** URL of the function that signs video URLs. */
  VITE_PLAYBACK_URL: optionalUrl,
  /** URL of the function `admin`, which the studio calls. */
  VITE_ADMIN_FUNCTION_URL: optionalUrl,
  VITE_FOUNDER_NAME: z.string().trim().default('Gaia'),
  VITE_FOUNDER_SLUG: z
    .string()
    .trim()
    .regex(/^[a-z0-9-]+$/, 'only lower-case letters, digits and hyphens')
    .default('gaia'),
  VITE_SOCIAL_PHOTO_URL: optionalPageUrl,
  VITE_SOCIAL_NETWORK_URL: optionalPageUrl,
  VITE_SOCIAL_VIDEO_URL: optionalPageUrl,
  VITE_SUPPORT_URL: optionalPageUrl,
  VITE_SUPPORT_PHONE: optionalText,
  VITE_SUPPORT_EMAIL: optionalText.pipe(z.email().optional()),
  VITE_ADMIN_URL: optionalPageUrl,
  VITE_ERROR_REPORTS_URL: optionalUrl,
  VITE_POLICY_REPORTS_URL: optionalHeaderUrl,
  VITE_NEWSLETTER_URL: optionalUrl,
  /** URL of the school's muted background clip, absolute or relative to the root of the site. */
  VITE_BRAND_CLIP: optionalText,
  /**
   * Folder with the demo clips that the shop's sample videos play: a path of the shop, or a URL.
   */
  VITE_SAMPLE_CLIPS: optionalPageUrl,
  VITE_PAYMENT: flag,
  /** URL of the payment provider's portal, or a path of the site. */
  VITE_PAYMENT_PORTAL_URL: optionalPageUrl,
});

/** The settings as the apps read them; a URL that is not set is undefined and renders nothing. */
export interface Settings {
  productName: string;
  siteUrl: string | undefined;
  shopUrl: string | undefined;
  firebase: {
    apiKey: string;
    authDomain: string;
    projectId: string;
    appId: string;
    storageBucket: string | undefined;
  };
  usesEmulators: boolean;
  /** The site key of reCAPTCHA Enterprise for App Check; without it App Check is off. */
  appCheckSiteKey: string | undefined;
  /**
   * Origins that media is streamed from, or folders on them. The URL of a folder ends in a slash.
   * The content security policy lets the player fetch from them.
   */
  mediaOrigins: readonly string[];
  /**
   * URL of the function that signs video URLs, without a trailing slash. Without it, the player
   * opens the URLs in the catalog.
   */
  playbackUrl: string | undefined;
  /** URL of the function `admin`, which the studio calls, without a trailing slash. */
  adminFunctionUrl: string | undefined;
  founder: { name: string; slug: string };
  social: { photo: string | undefined; network: string | undefined; video: string | undefined };
  support: { url: string | undefined; phone: string | undefined; email: string | undefined };
  adminUrl: string | undefined;
  /** Receives reports of unexpected errors as JSON by POST. Without it, no reports are sent. */
  errorReportsUrl: string | undefined;
  /**
   * Receives the browsers' own reports of content security policy violations. Unlike the reports to
   * `errorReportsUrl`, they contain page URLs.
   */
  policyReportsUrl: string | undefined;
  /**
   * Receives the email addresses from the shop's newsletter form as JSON by POST. Without it,
   * nothing is stored.
   */
  newsletterUrl: string | undefined;
  brandClip: string | undefined;
  /**
   * Folder with the demo clips that the shop's sample videos play. Without it, the sample videos
   * show a message that there is no clip.
   */
  sampleClips: string | undefined;
  payment: { isOn: boolean; portalUrl: string | undefined };
}

/** The problem of one setting. */
export interface SettingsProblem {
  name: string;
  reason: string;
}

/** A parsed environment, or every setting that is missing or wrong, by name. */
export type SettingsResult =
  | { ok: true; values: Settings }
  | { ok: false; problems: readonly SettingsProblem[] };

/** Parses an environment; returns all problems at once instead of throwing. */
export function parseSettings(env: Readonly<Record<string, string | undefined>>): SettingsResult {
  const parsed = schema.safeParse(env);
  if (!parsed.success) {
    return {
      ok: false,
      // Only the first problem of each setting is listed, because a missing setting breaks every
      // rule about it.
      problems: [
        ...new Map(
          parsed.error.issues.toReversed().map((issue): [string, SettingsProblem] => {
            const name = String(issue.path[0]);
            return [name, { name, reason: env[name] ? issue.message : 'not set' }];
          }),
        ).values(),
      ].toReversed(),
    };
  }
  const e = parsed.data;
  return {
    ok: true,
    values: {
      productName: e.VITE_PRODUCT_NAME,
      siteUrl: e.VITE_SITE_URL,
      shopUrl: e.VITE_SHOP_URL,
      firebase: {
        apiKey: e.VITE_FIREBASE_API_KEY,
        authDomain: e.VITE_FIREBASE_AUTH_DOMAIN,
        projectId: e.VITE_FIREBASE_PROJECT_ID,
        appId: e.VITE_FIREBASE_APP_ID,
        storageBucket: e.VITE_FIREBASE_STORAGE_BUCKET,
      },
      usesEmulators: e.VITE_FIREBASE_EMULATORS,
      appCheckSiteKey: e.VITE_APP_CHECK_SITE_KEY,
      mediaOrigins: e.VITE_MEDIA_ORIGINS,
      playbackUrl: e.VITE_PLAYBACK_URL?.replace(/\/{1,9}$/, ''),
      adminFunctionUrl: e.VITE_ADMIN_FUNCTION_URL?.replace(/\/{1,9}$/, ''),
      founder: { name: e.VITE_FOUNDER_NAME, slug: e.VITE_FOUNDER_SLUG },
      social: {
        photo: e.VITE_SOCIAL_PHOTO_URL,
        network: e.VITE_SOCIAL_NETWORK_URL,
        video: e.VITE_SOCIAL_VIDEO_URL,
      },
      support: {
        url: e.VITE_SUPPORT_URL,
        phone: e.VITE_SUPPORT_PHONE,
        email: e.VITE_SUPPORT_EMAIL,
      },
      adminUrl: e.VITE_ADMIN_URL,
      errorReportsUrl: e.VITE_ERROR_REPORTS_URL,
      policyReportsUrl: e.VITE_POLICY_REPORTS_URL,
      newsletterUrl: e.VITE_NEWSLETTER_URL,
      brandClip: e.VITE_BRAND_CLIP,
      sampleClips: e.VITE_SAMPLE_CLIPS?.replace(/\/{1,9}$/, ''),
      payment: { isOn: e.VITE_PAYMENT, portalUrl: e.VITE_PAYMENT_PORTAL_URL },
    },
  };
}
