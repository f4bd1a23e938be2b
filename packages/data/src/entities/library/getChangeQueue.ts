import {
  applyChange,
  applyToHistory,
  applyToPlaylists,
  getChangeTime,
  type AppError,
  type LibraryChange,
  type LibraryState,
  type Playlist,
} from '@gschool/domain';
import type { InfiniteData, QueryKey } from '@tanstack/react-query';

import { isDeletionPending } from '../../account/pendingDeletion';
import { createChangeQueue, type ChangeQueue } from './changes/changeQueue';
import { createJournal } from './changes/journal';
import { removeOldChanges } from './changes/removeOldChanges';
import type { HistoryPage } from './libraryEditor';
import type { Services } from '../../services/createServices';
import { getUid } from '../../session/onMemberChange';
import { startBackgroundSync } from './backgroundSync';
import { getQueryClient } from '../../queries/getQueryClient';
import { libraryKeys } from './library';
import { notifyRejectedChange } from './rejectedChanges';

export type HistoryPages = InfiniteData<HistoryPage, unknown>;

/** Applies a change to the pages; new entries go to the first page. */
const applyToPages = (pages: HistoryPages, change: LibraryChange): HistoryPages => {
  const before = pages.pages.flatMap(({ entries }) => entries);
  const after = applyToHistory(before, change);
  if (after === before) return pages;
  const [first, ...others] = pages.pages;
  if (!first) return pages;
  const entriesOfOthers = new Set(others.flatMap(({ entries }) => entries));
  const firstEntries = after.filter((entry) => !entriesOfOthers.has(entry));
  return {
    ...pages,
    pages: [
      { ...first, entries: firstEntries },
      ...others.map((page) => ({
        ...page,
        entries: page.entries.filter((entry) => after.includes(entry)),
      })),
    ],
  };
};

/**
 * Recomputes only when the input is a different object, because a player reads several times a
 * second.
 */
const memoizeLast = <T>(transform: (from: T) => T): ((from: T) => T) => {
  let last: { from: T; made: T } | null = null;
  return (from) => (last?.from === from ? last : (last = { from, made: transform(from) })).made;
};

const openQueue = (services: Services, uid: string): ChangeQueue => {
  const { session, pendingChanges, changeQueue } = services;
  const client = getQueryClient(services);
  const storage = (): Storage => globalThis.localStorage;
  removeOldChanges(storage, uid, Date.now());
  const getLibrary = (): LibraryState | undefined => client.getQueryData(libraryKeys.library(uid));
  const send = (): void => void queue.send();
  const sync = startBackgroundSync(async () => {
    await queue.send();
    return queue.pending().length === 0;
  });
  const setPendingChanges = (pending: readonly LibraryChange[]): void => {
    sync.onCount(pending.length);
    pendingChanges.set(
      pending.length === 0
        ? undefined
        : {
            count: pending.length,
            library: memoizeLast((stored) => pending.reduce(applyChange, stored)),
            history: (stored) => pending.reduce(applyToHistory, stored),
            playlists: (stored) => pending.reduce(applyToPlaylists, stored),
          },
    );
  };
  const queue = createChangeQueue({
    uid,
    getEditor: async () => (await session.backend()).libraryEditor(),
    journal: createJournal(uid, storage),
    now: () => Date.now(),
    // While the account is being deleted, nothing may write its documents again.
    isOnline: () => globalThis.navigator?.onLine !== false && !isDeletionPending(uid),
    getTimestamp: () => getChangeTime(getLibrary(), Date.now()),
    onPending: setPendingChanges,
    onSent: (sent, stored) => {
      const put = <T>(key: QueryKey, next: (known: T | undefined) => T | undefined): void => {
        // Cancels queries that started before the change, because their data is older.
        if (client.getQueryData(key) !== undefined) void client.cancelQueries({ queryKey: key });
        client.setQueryData<T>(key, next);
      };
      put<LibraryState>(
        libraryKeys.library(uid),
        (known) => stored ?? (known && sent.reduce(applyChange, known)),
      );
      put<readonly Playlist[]>(
        libraryKeys.playlists(uid),
        (known) => known && sent.reduce(applyToPlaylists, known),
      );
      put<HistoryPages>(
        libraryKeys.history(uid),
        (known) => known && sent.reduce(applyToPages, known),
      );
    },
    // Reads the member again, which ends the session of an account that was deleted elsewhere.
    onForbidden: () => void session.renew(),
    onRejected: (change: LibraryChange, error: AppError) =>
      notifyRejectedChange(services, { change, error }),
  });
  setPendingChanges(queue.pending());
  globalThis.addEventListener('online', send);
  const closeQueue = (): void => {
    unsubscribe();
    globalThis.removeEventListener('online', send);
    sync.stop();
    queue.close();
    if (changeQueue.get()?.queue === queue) changeQueue.set(null);
    pendingChanges.set(undefined);
  };
  const unsubscribe = session.subscribe(() => {
    if (getUid(session) !== uid) closeQueue();
  });
  services.onDispose(closeQueue);
  return queue;
};

/**
 * The queue of the signed-in member, including the pending changes of earlier visits. Null for a
 * visitor.
 */
export const getChangeQueue = (services: Services): ChangeQueue | null => {
  const uid = getUid(services.session);
  if (uid === null) return null;
  const known = services.changeQueue.get();
  if (known?.uid === uid) return known.queue;
  const queue = openQueue(services, uid);
  services.changeQueue.set({ uid, queue });
  return queue;
};
