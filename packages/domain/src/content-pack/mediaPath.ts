/** A reference to poster art: `art:KIND/MOTIF/SEED`. */
export const artReference = /^art:(figure|series|event|portrait|object)\/[A-Za-z]+\/\d{1,9}$/;

/**
 * Why a pack may not contain a media path, or null if it may. Paths are relative to the folder of
 * `catalogue.json`, with `/` between names.
 */
export function getMediaPathError(path: string): string | null {
  if (path.trim() === '') return 'the path is empty';
  if (/^[a-z][a-z0-9+.-]*:/i.test(path)) return 'must be a path inside the pack, not a URL';
  if (path.startsWith('/')) return 'must be relative to the pack, not an absolute path';
  if (path.includes('\\')) return 'must use "/" between names';
  if (/[?#]|\p{Cc}/u.test(path)) return 'must not contain "?", "#" or control characters';
  if (path.split('/').includes('..')) return 'points outside the pack’s folder';
  return null;
}

/**
 * The URL of a pack's files: a base that ends with `/`, or a function that returns the URL of each
 * file.
 */
export type MediaBase = string | ((path: string) => string);

/**
 * The URL of a media path. `art:` references stay unchanged, because they are drawn and not loaded.
 */
export function getMediaUrl(base: MediaBase, path: string): string {
  if (path === '' || path.startsWith('art:')) return path;
  if (typeof base !== 'string') return base(path);
  return base + path.split('/').map(encodeURIComponent).join('/');
}
