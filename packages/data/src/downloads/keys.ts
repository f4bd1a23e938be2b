const PREFIX = 'gschool.downloads';

/** The local storage key of a member's downloads. It contains the uid, so that signing out removes it. */
export const getQueueKey = (uid: string): string => `${PREFIX}.${uid}`;

/** The prefix of the names of all caches with downloads. */
export const CACHES_PREFIX = `${PREFIX}/`;

/** The prefix of the names of a member's caches. */
export const getMemberPrefix = (uid: string): string =>
  `${CACHES_PREFIX}${encodeURIComponent(uid)}/`;

/** The name of the cache of a class. */
export const getCacheName = (uid: string, classId: string): string =>
  getMemberPrefix(uid) + encodeURIComponent(classId);

/** The path of the files of a class. The service worker answers requests below it. */
export const getFolder = (uid: string, classId: string): string =>
  `/downloads/${encodeURIComponent(uid)}/${encodeURIComponent(classId)}/`;

/** Written last: without it, a class is not downloaded. */
export const MANIFEST_NAME = 'manifest.json';

/** The Web Lock of the tab that downloads. */
export const getLockName = (uid: string): string => `${PREFIX}.${uid}`;
