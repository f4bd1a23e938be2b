export { CACHES_PREFIX, getCacheName, getFolder, getMemberPrefix } from '@gschool/worker/downloads';

const PREFIX = 'gschool.downloads';

/** The local storage key of a member's downloads. It contains the uid, so that signing out removes it. */
export const getQueueKey = (uid: string): string => `${PREFIX}.${uid}`;

/** The manifest is written last. Without it, a class does not count as downloaded. */
export const MANIFEST_NAME = 'manifest.json';

/** The Web Lock of the tab that downloads. */
export const getLockName = (uid: string): string => `${PREFIX}.${uid}`;
