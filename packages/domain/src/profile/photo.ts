/** The access rules reject a longer URL. */
export const MAX_PHOTO_URL_LENGTH = 2000;

/** The storage path of a member's photo (docs/product.md#documents). */
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
