/** The prefix of the names of all download caches. */
export const CACHES_PREFIX = 'gschool.downloads/';

/** The prefix of the paths of all downloaded files. */
export const DOWNLOADS_PATH = '/downloads/';

/** The prefix of the names of a member's caches. */
export const getMemberPrefix = (uid: string): string =>
  `${CACHES_PREFIX}${encodeURIComponent(uid)}/`;

/** The name of a class's cache. */
export const getCacheName = (uid: string, classId: string): string =>
  getMemberPrefix(uid) + encodeURIComponent(classId);

/** The folder path of a class's files. The service worker answers requests below it. */
export const getFolder = (uid: string, classId: string): string =>
  `${DOWNLOADS_PATH}${encodeURIComponent(uid)}/${encodeURIComponent(classId)}/`;

/**
 * The name of the cache that contains a downloaded file, from the file's path; null for any other
 * path.
 */
export const findCacheName = (path: string): string | null => {
  const found = path.startsWith(DOWNLOADS_PATH)
    ? /^[^/]+\/[^/]+(?=\/)/.exec(path.slice(DOWNLOADS_PATH.length))
    : null;
  return found && CACHES_PREFIX + found[0];
};
