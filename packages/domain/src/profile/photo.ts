/** The access rules refuse a longer address. */
export const PHOTO_MAX = 2000;

/** Where the storage keeps a member's own picture (documents, "storage"). */
export const avatarPath = (uid: string): string => `users/${uid}/avatar`;

// The rules ask for the very beginning `https://`; what only a browser would mend is refused too.
const ADDRESS =
  /^https:\/\/(?:[^\s/?#\\@]+@)?[\p{L}\p{N}][\p{L}\p{N}.-]*(?::\d{1,5})?(?:[/?#]\S*)?$/u;

/**
 * The address of a picture if it is one that a page may load, else '': https and a host.
 * `javascript:`, `data:`, relative ones and anything that is no text are none.
 */
export const safePhotoURL = (value: unknown): string =>
  typeof value === 'string' && value.length <= PHOTO_MAX && ADDRESS.test(value) ? value : '';
