/** A reference to poster art: `art:KIND/MOTIF/SEED`. */
export const artReference = /^art:(figure|series|event|portrait|object)\/[A-Za-z]+\/\d{1,9}$/;

/** An address of a file outside the pack. It has no user name, no spaces and no fragment. */
const HTTPS_URL = /^https:\/\/[^\s\p{Cc}/\\?#@]+\/[^\s\p{Cc}\\#]*$/u;

/** Whether a text has half of a surrogate pair, which no URL and no database can contain. */
export const hasHalfCharacter = (text: string): boolean => /\p{Cs}/u.test(text);

/**
 * Whether the text that names a file is a URL, and not a path. URLs of this machine are for the
 * emulators, so no pack may contain them.
 */
export const isMediaUrl = (media: string): boolean =>
  /^(https:\/\/|http:\/\/localhost:)/.test(media);

/**
 * Why a pack may not contain a path of a file, or null if it may. Paths are relative to the folder
 * of `catalogue.json`, with `/` between names.
 */
export function getPackPathError(path: string): string | null {
  if (path.trim() === '') return 'the path is empty';
  if (hasHalfCharacter(path)) return 'contains half of a character: type it again';
  if (/^[a-z][a-z0-9+.-]*:/i.test(path)) return 'must be a path inside the pack, not a URL';
  if (path.startsWith('/')) return 'must be relative to the pack, not an absolute path';
  if (path.includes('\\')) return 'must use "/" between names';
  if (/[?#]|\p{Cc}/u.test(path)) return 'must not contain "?", "#" or control characters';
  if (path.split('/').includes('..')) return 'points outside the pack’s folder';
  return null;
}

/**
 * Why this text cannot name a file of a pack (a picture, a video, captions), or null if it can: it is
 * a path in the pack, or an https URL.
 */
export function getMediaPathError(media: string): string | null {
  if (hasHalfCharacter(media)) return getPackPathError(media);
  if (isMediaUrl(media))
    return HTTPS_URL.test(media)
      ? null
      : 'must be a complete https URL, without a user name, spaces or "#"';
  if (/^[a-z][a-z0-9+.-]*:/i.test(media)) return 'must be a path inside the pack or an https URL';
  return getPackPathError(media);
}

/** Whether a path or URL ends with an extension such as `.vtt`. The query of a URL does not count. */
export const hasExtension = (media: string, extension: string): boolean =>
  (media.split('?')[0] ?? '').endsWith(extension);

/**
 * The URL of a pack's files: a base that ends with `/`, or a function that returns the URL of each
 * file.
 */
export type MediaBase = string | ((path: string) => string);

/**
 * The URL of a media path. `art:` references stay unchanged, because they are drawn and not loaded.
 * So do https URLs.
 */
export function getMediaUrl(base: MediaBase, path: string): string {
  if (path === '' || path.startsWith('art:') || isMediaUrl(path)) return path;
  if (typeof base !== 'string') return base(path);
  return base + path.split('/').map(encodeURIComponent).join('/');
}
