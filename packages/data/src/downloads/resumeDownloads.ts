import type { Services } from '../services/createServices';
import { getUid, onMemberChange } from '../session/onMemberChange';
import { getQueueKey } from './keys';
import { removeDownloadsOfOthers } from './removeDownloads';

/** Whether the stored list has a download that goes on by itself, or a removal that was cut off. */
const hasUnfinished = (uid: string): boolean => {
  try {
    const text = globalThis.localStorage.getItem(getQueueKey(uid)) ?? '';
    return /"(status":"(queued|running)|problem":"offline|isRemoved":true)/.test(text);
  } catch {
    return false;
  }
};

/** Safari has no `requestIdleCallback`. */
const whenIdle = (run: () => void): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: 5000 });
  else setTimeout(run, 1000);
};

/**
 * Goes on with unfinished downloads of an earlier visit, and removes those of other members, as soon
 * as a member is signed in and the page is idle (docs/product.md#downloads). Loads the code of
 * downloads only if there are unfinished ones. Call it once. Returns a function that stops it.
 */
export const resumeDownloads = (services: Services): (() => void) => {
  const { session } = services;
  const resume = (): void => {
    const uid = getUid(session);
    if (uid === null) return;
    void removeDownloadsOfOthers(uid);
    if (!hasUnfinished(uid)) return;
    // If the chunk does not load, the next start tries.
    void import('./getDownloads').then(
      ({ getDownloads }) => getDownloads(services).start(),
      () => undefined,
    );
  };
  whenIdle(resume);
  return onMemberChange(session, () => whenIdle(resume));
};
