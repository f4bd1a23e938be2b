import { whenIdle } from '../cache/browserCache';
import type { Services } from '../services/createServices';
import { getUid, onMemberChange } from '../session/onMemberChange';
import { getMemberPrefix, getQueueKey } from './keys';
import { removeDownloadsOfOthers } from './removeDownloads';

/**
 * Whether there is work to continue: a download that continues automatically, or an interrupted
 * removal. Also true if files are stored and the list is missing, because signing out removes the
 * list.
 */
const hasUnfinished = async (uid: string): Promise<boolean> => {
  try {
    const text = globalThis.localStorage.getItem(getQueueKey(uid));
    if (text !== null)
      return /"(status":"(queued|running)|problem":"(offline|busy)|isRemoved":true)/.test(text);
    return (await globalThis.caches.keys()).some((name) => name.startsWith(getMemberPrefix(uid)));
  } catch {
    return false;
  }
};

/**
 * Continues the unfinished downloads of an earlier visit, and removes those of other members, as soon
 * as a member is signed in and the page is idle (docs/product/downloads.md#downloads). Loads the
 * code of downloads only if there are unfinished ones. Call it once. Returns a function that stops
 * it.
 */
export const resumeDownloads = (services: Services): (() => void) => {
  const { session } = services;
  const resume = async (): Promise<void> => {
    const uid = getUid(session);
    if (uid === null) return;
    void removeDownloadsOfOthers(uid);
    if (!(await hasUnfinished(uid))) return;
    // If the chunk does not load, the next start tries again.
    const code = await import('./getDownloads').catch(() => null);
    code?.getDownloads(services).start();
  };
  const resumeWhenIdle = (): void => void whenIdle().then(resume);
  resumeWhenIdle();
  return onMemberChange(session, resumeWhenIdle);
};
