/** The access rules refuse a longer address. */
export const MAX_PHOTO_URL_LENGTH = 2000;

/** Where the storage keeps a member's own picture (documents, "storage"). */
export const getAvatarPath = (uid: string): string => `users/${uid}/avatar`;

// The rules ask for the very beginning `https://`; what only a browser would mend is refused too.
const PHOTO_URL =
  /^https:\/\/(?:[^\s/?#\\@]+@)?[\p{L}\p{N}][\p{L}\p{N}.-]*(?::\d{1,5})?(?:[/?#]\S*)?$/u;

/**
 * The address of a picture if it is one that a page may load, else '': https and a host.
 * `javascript:`, `data:`, relative ones and anything that is no text are none.
 */
export const toSafePhotoURL = (value: unknown): string =>
  typeof value === 'string' && value.length <= MAX_PHOTO_URL_LENGTH && PHOTO_URL.test(value)
    ? value
    : '';
