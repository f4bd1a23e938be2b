/** The access rules refuse a longer address. */
export const PHOTO_MAX = 2000;

/** Where the storage keeps a member's own picture (documents, "storage"). */
export const avatarPath = (uid: string): string => `users/${uid}/avatar`;

/**
 * The address of a picture if it is one that a page may load: https, in every spelling
 * that a browser understands, else ''. `javascript:`, `data:` and relative ones are none.
 */
export const safePhotoURL = (value: unknown): string => {
  if (typeof value !== 'string' || value.length > PHOTO_MAX) return '';
  // The rules ask for this very beginning, so a spelling that only a browser mends is refused too.
  if (!value.startsWith('https://')) return '';
  try {
    return new URL(value).hostname === '' ? '' : value;
  } catch {
    return '';
  }
};
