/** The start of the names of all caches with downloads. */
export const CACHES_PREFIX = 'gschool.downloads/';

/** The start of the paths of all downloaded files. */
export const DOWNLOADS_PATH = '/downloads/';

/** The start of the names of a member's caches. */
export const getMemberPrefix = (uid: string): string =>
  `${CACHES_PREFIX}${encodeURIComponent(uid)}/`;

/** The name of the cache of a class. */
export const getCacheName = (uid: string, classId: string): string =>
  getMemberPrefix(uid) + encodeURIComponent(classId);

/** The path of the files of a class. The service worker answers requests below it. */
export const getFolder = (uid: string, classId: string): string =>
  `${DOWNLOADS_PATH}${encodeURIComponent(uid)}/${encodeURIComponent(classId)}/`;

/** The name of the cache of a downloaded file, from its path; null for another path. */
export const findCacheName = (path: string): string | null => {
  const found = path.startsWith(DOWNLOADS_PATH)
    ? /^[^/]+\/[^/]+(?=\/)/.exec(path.slice(DOWNLOADS_PATH.length))
    : null;
  return found && CACHES_PREFIX + found[0];
};
