import {
  AUTH_EMULATOR_PORT,
  emulatorOrigin,
  FIRESTORE_EMULATOR_PORT,
  STORAGE_EMULATOR_PORT,
} from '../packages/data/src/firebase/emulators';
import type { Settings } from '../packages/data/src/settings/schema';

/** The settings for the content security policy. */
export type PolicySettings = Pick<
  Settings,
  'firebase' | 'usesEmulators' | 'mediaOrigins' | 'errorReportsUrl' | 'newsletterUrl'
>;

const IDENTITY = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];
const DOCUMENTS = 'https://firestore.googleapis.com';
const STORAGE = 'https://firebasestorage.googleapis.com';
const EMULATORS = [AUTH_EMULATOR_PORT, FIRESTORE_EMULATOR_PORT].map(emulatorOrigin);
const STORAGE_EMULATOR = emulatorOrigin(STORAGE_EMULATOR_PORT);

/**
 * The content security policy of both apps: no inline script or style, and only the hosts of the
 * settings (docs/product.md#content-security-policy).
 */
export const contentSecurityPolicy = (settings: PolicySettings): string => {
  const { firebase, usesEmulators, mediaOrigins, errorReportsUrl, newsletterUrl } = settings;
  const connect = [
    ...IDENTITY,
    DOCUMENTS,
    ...(firebase.storageBucket === undefined ? [] : [STORAGE]),
    // The player fetches playlists and segments.
    ...mediaOrigins,
    ...[errorReportsUrl, newsletterUrl].flatMap((url) => (url ? [new URL(url).origin] : [])),
    ...(usesEmulators ? EMULATORS : []),
    ...(usesEmulators && firebase.storageBucket !== undefined ? [STORAGE_EMULATOR] : []),
  ];
  const directives: readonly (readonly [string, ...string[]])[] = [
    ['default-src', "'self'"],
    // The SDK loads the script of its sign-in popup from here.
    ['script-src', "'self'", 'https://apis.google.com'],
    ['style-src', "'self'"],
    // The preview of a profile picture is a blob.
    ['img-src', "'self'", 'https:', 'data:', 'blob:'],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...connect],
    ['media-src', "'self'", 'blob:', 'https:'],
    ['worker-src', "'self'", 'blob:'],
    ['frame-src', `https://${firebase.authDomain}`],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ['frame-ancestors', "'none'"],
  ];
  return directives.map((parts) => parts.join(' ')).join('; ');
};
