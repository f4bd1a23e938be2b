/** The access rules reject a longer URL. */
export const MAX_PHOTO_URL_LENGTH = 2000;

/** The storage path of a member's photo (docs/product/security.md#documents). */
export const getAvatarPath = (uid: string): string => `users/${uid}/avatar`;

// The access rules require `https://` at the start. URLs that only a browser would correct are
// rejected too.
const PHOTO_URL =
  /^https:\/\/(?:[^\s/?#\\@]+@)?[\p{L}\p{N}][\p{L}\p{N}.-]*(?::\d{1,5})?(?:[/?#]\S*)?$/u;

/**
 * The URL of a photo if a page may load it, else `''`. It must be https with a host; `javascript:`,
 * `data:` and relative URLs are not allowed.
 */
export const toSafePhotoURL = (value: unknown): string =>
  typeof value === 'string' && value.length <= MAX_PHOTO_URL_LENGTH && PHOTO_URL.test(value)
    ? value
    : '';

/** The hosts of the photos of Google accounts. */
export const googlePhotoOrigins: readonly string[] = ['lh3', 'lh4', 'lh5', 'lh6'].map(
  (host) => `https://${host}.googleusercontent.com`,
);

/** The host of uploaded photos. */
export const storageOrigin = 'https://firebasestorage.googleapis.com';

/**
 * The URL of a photo if the content security policy lets pages load it, else `''`: a photo of a
 * Google account, an uploaded one, or one on an origin of `allowedOrigins`
 * (docs/product/profile.md#profile-photo). The browser would report any other request.
 */
export const toShownPhotoURL = (value: unknown, allowedOrigins: readonly string[]): string => {
  const url = toSafePhotoURL(value);
  const origin = /^https:\/\/[^/?#]*/.exec(url)?.[0].toLowerCase() ?? '';
  return [...googlePhotoOrigins, storageOrigin, ...allowedOrigins].includes(origin) ? url : '';
};
