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

/** The address of uploaded photos in one bucket. All projects share the host. */
export const getStorageAddress = (bucket: string): string =>
  `https://firebasestorage.googleapis.com/v0/b/${bucket}/`;

/**
 * Matches path segments such as `..`, which a browser resolves before it sends a request. The request
 * would go to another folder than the URL says.
 */
const LEAVES_FOLDER = /\\|[/](?:[.]|%2e){1,2}(?:[/?#]|$)/i;

/**
 * The URL of a photo if the content security policy lets pages load it, else `''`: a photo of a
 * Google account, or one at an address of `allowed` (docs/product/profile.md#profile-photo). The
 * browser would report any other request.
 *
 * @param allowed origins, and folders whose addresses end in a slash
 */
export const toShownPhotoURL = (value: unknown, allowed: readonly string[]): string => {
  const url = toSafePhotoURL(value);
  const origin = /^https:\/\/[^/?#]*/.exec(url)?.[0].toLowerCase() ?? '';
  const address = origin + url.slice(origin.length);
  const isIn = (folder: string): boolean =>
    address.startsWith(folder) && !LEAVES_FOLDER.test(address.slice(origin.length));
  return [...googlePhotoOrigins, ...allowed].some((one) =>
    one.endsWith('/') ? isIn(one) : origin === one,
  )
    ? url
    : '';
};
