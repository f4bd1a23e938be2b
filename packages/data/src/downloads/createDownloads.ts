import { AppError, findNearestQuality, type ClassDetails } from '@gschool/domain';
import { createListeners } from '@gschool/state';

import { createClassStore } from './classStore';
import { toDownloadsAppError } from './downloadError';
import { createDownloadList, type DownloadEntry } from './downloadList';
import type { DownloadsOptions } from './downloadsOptions';
import { addEstimates, createEstimates } from './estimate';
import { findStored, readRemovedFields } from './findStored';
import { createQueueRunner, isPausedByNetwork, isQueued, queued } from './runQueue';
import type { DownloadQueue } from './types';

/**
 * The downloads of a member (docs/product/downloads.md#downloads). Needs neither React nor a
 * service worker. A class counts as downloaded only if Cache Storage contains it; the list in local
 * storage contains the plans.
 */
export const createDownloads = (options: DownloadsOptions): DownloadQueue => {
  const { uid, caches, storageManager, now } = options;
  const list = createDownloadList(uid, options.storage);
  const closing = new AbortController();
  const runner = createQueueRunner(options, list, closing.signal);
  const estimates = createEstimates(options, closing.signal);
  const removals = new Map<string, Promise<void>>();
  const { subscribe, notify } = createListeners();
  let isLoaded = false;
  let loading: Promise<void> | null = null;
  let shown: { from: readonly DownloadEntry[]; entries: readonly DownloadEntry[] } | null = null;
  list.subscribe(notify);

  const openStore = (classId: string) => createClassStore(caches, uid, classId);

  const throwIfClosed = (): void => {
    if (closing.signal.aborted) throw new AppError({ kind: 'signedOut' });
  };
  const withAppError = async <T>(run: () => Promise<T>): Promise<T> => {
    try {
      throwIfClosed();
      return await run();
    } catch (error) {
      throw toDownloadsAppError(error);
    }
  };

  const loadNow = async (): Promise<void> => {
    try {
      await findStored(caches, uid, list);
    } catch (error) {
      // Without Cache Storage there are no downloads. `add` rejects.
      console.warn('The downloads could not be read', error);
      list.change((entries) => entries.filter(({ status }) => status !== 'done'));
    }
    isLoaded = true;
    shown = null;
    notify();
    runner.restart();
  };
  const load = (): Promise<void> => (loading ??= loadNow());

  const removeNow = async (classId: string): Promise<void> => {
    list.changeOne(classId, () => ({ isRemoved: true }));
    await runner.whenStopped(classId);
    await openStore(classId).clear();
    list.change((entries) => entries.filter((entry) => entry.classId !== classId));
  };
  const remove = (classId: string): Promise<void> => {
    const removal =
      removals.get(classId) ?? removeNow(classId).finally(() => removals.delete(classId));
    removals.set(classId, removal);
    return removal;
  };

  const toNewEntry = (details: ClassDetails, height: number, addedAt: number): DownloadEntry => ({
    classId: details.id,
    title: details.title,
    language: details.language,
    translations: details.translations,
    poster: details.poster,
    height,
    ...queued,
    storedBytes: 0,
    totalBytes: findNearestQuality(estimates.find(details.id), height)?.bytes ?? 0,
    takenAt: null,
    addedAt,
    fingerprint: '',
  });

  const add = async (classIds: readonly string[], height: number): Promise<void> => {
    await load();
    await Promise.all(classIds.map((classId) => removals.get(classId)));
    // Throws where Cache Storage is blocked.
    await caches().keys();
    void storageManager?.persist?.().catch(() => false);
    const missing = [...new Set(classIds)].filter((classId) => !list.find(classId));
    const details = await Promise.all(missing.map((classId) => options.getDetails(classId)));
    throwIfClosed();
    list.change((entries) => {
      const known = entries.map((entry) =>
        classIds.includes(entry.classId) && ['failed', 'paused'].includes(entry.status)
          ? { ...entry, ...queued, height }
          : entry,
      );
      const isNew = ({ id }: ClassDetails): boolean => !known.some(({ classId }) => classId === id);
      const addedAt = Math.max(now(), ...known.map((entry) => entry.addedAt + 1));
      return [...known, ...details.filter(isNew).map((one) => toNewEntry(one, height, addedAt))];
    });
    runner.start();
  };

  return {
    get: () => {
      const from = list.get();
      if (shown?.from !== from)
        shown = { from, entries: isLoaded ? from.filter(({ isRemoved }) => !isRemoved) : [] };
      return shown.entries;
    },
    subscribe,
    load,
    isLoaded: () => isLoaded,
    estimate: (classIds) =>
      withAppError(async () => {
        await load();
        const asked = [...new Set(classIds)].filter((id) => list.find(id)?.status !== 'done');
        const [freeBytes, classes] = await Promise.all([
          estimates.readFreeBytes(),
          Promise.all(asked.map(estimates.read)),
        ]);
        // Queued downloads come first, so their space is not free.
        const reserved = list
          .get()
          .filter((entry) => isQueued(entry) && !asked.includes(entry.classId))
          .reduce((sum, entry) => sum + Math.max(0, entry.totalBytes - entry.storedBytes), 0);
        return {
          qualities: addEstimates(classes),
          freeBytes: freeBytes === null ? null : Math.max(0, freeBytes - reserved),
        };
      }),
    add: (classIds, height) => withAppError(() => add(classIds, height)),
    pause: (classId) =>
      list.changeOne(classId, (entry) =>
        isQueued(entry) || isPausedByNetwork(entry) ? { status: 'paused', problem: null } : {},
      ),
    resume: (classId) => {
      list.changeOne(classId, ({ status }) =>
        status === 'paused' || status === 'failed' ? queued : {},
      );
      runner.start();
    },
    remove: (classId) => withAppError(() => remove(classId)),
    removeAll: () =>
      withAppError(async () => {
        await load();
        await Promise.all(list.get().map(({ classId }) => remove(classId)));
      }),
    open: (classId) =>
      withAppError(async () => {
        await load();
        const store = openStore(classId);
        const manifest = await store.readComplete();
        if (list.find(classId)?.isRemoved) return null;
        if (manifest) {
          const { details, playback, height } = manifest;
          return { details, playback, height };
        }
        if (list.find(classId)?.status !== 'done') return null;
        const removed = await readRemovedFields(store);
        list.changeOne(classId, ({ status }) => (status === 'done' ? removed : {}));
        return null;
      }),
    onStorageEvent: () => {
      list.reload();
      if (isLoaded) runner.start();
    },
    onOnline: () => {
      if (isLoaded) runner.restart();
    },
    close: () => {
      list.close();
      closing.abort();
    },
  };
};
