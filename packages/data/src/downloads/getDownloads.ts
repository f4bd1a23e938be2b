import { AppError } from '@gschool/domain';
import { createListeners } from '@gschool/state';

import type { Services } from '../services/createServices';
import { getUid, onMemberChange } from '../session/onMemberChange';
import { getQueueKey } from './keys';
import type { Download, DownloadQueue, MemberDownloads } from './types';

const none: readonly Download[] = [];

const createMemberDownloads = (services: Services): MemberDownloads => {
  const { session } = services;
  const { subscribe, notify } = createListeners();
  let opening: { uid: string; queue: Promise<DownloadQueue> } | null = null;
  let current: { uid: string; queue: DownloadQueue; unsubscribe: () => void } | null = null;
  let hasFailed = false;

  const closeQueue = (): void => {
    current?.unsubscribe();
    current?.queue.close();
    current = null;
    opening = null;
    hasFailed = false;
  };

  const openNow = async (uid: string): Promise<DownloadQueue> => {
    const code = await import('./openDownloads').catch(() => null);
    if (getUid(session) !== uid) throw new AppError({ kind: 'signedOut' });
    hasFailed = code === null;
    if (!code) {
      opening = null;
      notify();
      throw new AppError({ kind: 'offline' });
    }
    const queue = code.openDownloads(services, uid);
    current = { uid, queue, unsubscribe: queue.subscribe(notify) };
    return queue;
  };

  /** Opens the queue of the signed-in member. Rejects with `AppError`. */
  const open = async (): Promise<DownloadQueue> => {
    const uid = getUid(session);
    if (uid === null) throw new AppError({ kind: 'signedOut' });
    if (opening?.uid !== uid) opening = { uid, queue: openNow(uid) };
    return opening.queue;
  };
  /**
   * For operations without a result. A visitor has no downloads. If the code fails to load, the
   * next operation loads it again.
   */
  const withQueue = (run: (queue: DownloadQueue) => void): void => {
    void open().then(run, () => undefined);
  };

  const onOnline = (): void => current?.queue.onOnline();
  const onStorage = ({ key }: StorageEvent): void => {
    if (current && (key === null || key === getQueueKey(current.uid)))
      current.queue.onStorageEvent();
  };
  // A page that is being prerendered has no `addEventListener`.
  globalThis.addEventListener?.('online', onOnline);
  globalThis.addEventListener?.('storage', onStorage);
  const unsubscribe = onMemberChange(session, () => {
    closeQueue();
    notify();
  });
  services.onDispose(() => {
    unsubscribe();
    closeQueue();
    globalThis.removeEventListener('online', onOnline);
    globalThis.removeEventListener('storage', onStorage);
  });

  return {
    get: () => current?.queue.get() ?? none,
    subscribe,
    start: () => withQueue((queue) => void queue.load()),
    isReady: () => hasFailed || (current?.queue.isLoaded() ?? false),
    estimate: async (classIds) => (await open()).estimate(classIds),
    add: async (classIds, height) => (await open()).add(classIds, height),
    pause: (classId) => withQueue((queue) => queue.pause(classId)),
    resume: (classId) => withQueue((queue) => queue.resume(classId)),
    remove: async (classId) => (await open()).remove(classId),
    removeAll: async () => (await open()).removeAll(),
    open: async (classId) => (await open()).open(classId),
  };
};

/**
 * The downloads of the signed-in member (docs/product/downloads.md#downloads). They close as soon
 * as the member is signed out; what is stored stays.
 */
export const getDownloads = (services: Services): MemberDownloads =>
  services.downloads.get(() => createMemberDownloads(services));
