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
import { isDeletionPending } from '../account/pendingDeletion';
import { createChangeQueue, type ChangeQueue } from '../library/changeQueue';
import { createJournal } from '../library/journal';
import type { HistoryPage } from '../library/libraryEditor';
import type { Services } from '../services/createServices';
import { uidOf } from '../session/onMemberChange';
import { getQueryClient } from './getQueryClient';
import { queryKeys } from './queryKeys';
import { notifyRejectedChange } from './rejectedChanges';

export type HistoryPages = InfiniteData<HistoryPage, unknown>;

/** The pages after a change that has arrived: what is new stands on the first. */
const applyToPages = (pages: HistoryPages, change: LibraryChange): HistoryPages => {
  const before = pages.pages.flatMap(({ entries }) => entries);
  const after = applyToHistory(before, change);
  if (after === before) return pages;
  const [first, ...others] = pages.pages;
  if (!first) return pages;
  const ofOthers = new Set(others.flatMap(({ entries }) => entries));
  const mine = after.filter((entry) => !ofOthers.has(entry));
  return {
    ...pages,
    pages: [
      { ...first, entries: mine },
      ...others.map((page) => ({
        ...page,
        entries: page.entries.filter((entry) => after.includes(entry)),
      })),
    ],
  };
};

/** Made anew for another answer only: a player asks several times a second. */
const once = <T>(make: (from: T) => T): ((from: T) => T) => {
  let last: { from: T; made: T } | null = null;
  return (from) => (last?.from === from ? last : (last = { from, made: make(from) })).made;
};

const open = (services: Services, uid: string): ChangeQueue => {
  const { session, pendingChanges, changeQueue } = services;
  const client = getQueryClient(services);
  const storage = (): Storage => globalThis.localStorage;
  const library = (): LibraryState | undefined => client.getQueryData(queryKeys.library(uid));
  const show = (pending: readonly LibraryChange[]): void =>
    pendingChanges.set(
      pending.length === 0
        ? undefined
        : {
            count: pending.length,
            library: once((stored) => pending.reduce(applyChange, stored)),
            history: (stored) => pending.reduce(applyToHistory, stored),
            playlists: (stored) => pending.reduce(applyToPlaylists, stored),
          },
    );
  const queue = createChangeQueue({
    uid,
    editor: async () => (await session.backend()).libraryEditor(),
    journal: createJournal(uid, storage),
    now: () => Date.now(),
    // Whoever is leaving for good has their documents erased: nothing may write them anew.
    isOnline: () => globalThis.navigator?.onLine !== false && !isDeletionPending(uid),
    stamp: () => getChangeTime(library(), Date.now()),
    onPending: show,
    onSent: (sent, stored) => {
      const put = <T>(key: QueryKey, next: (known: T | undefined) => T | undefined): void => {
        // A reading that began before is older than this.
        if (client.getQueryData(key) !== undefined) void client.cancelQueries({ queryKey: key });
        client.setQueryData<T>(key, next);
      };
      put<LibraryState>(
        queryKeys.library(uid),
        (known) => stored ?? (known && sent.reduce(applyChange, known)),
      );
      put<readonly Playlist[]>(
        queryKeys.playlists(uid),
        (known) => known && sent.reduce(applyToPlaylists, known),
      );
      put<HistoryPages>(
        queryKeys.history(uid),
        (known) => known && sent.reduce(applyToPages, known),
      );
    },
    onRejected: (change: LibraryChange, error: AppError) =>
      notifyRejectedChange(services, { change, error }),
  });
  show(queue.pending());
  const send = (): void => void queue.send();
  globalThis.addEventListener('online', send);
  const close = (): void => {
    unsubscribe();
    globalThis.removeEventListener('online', send);
    queue.close();
    if (changeQueue.get()?.queue === queue) changeQueue.set(null);
    pendingChanges.set(undefined);
  };
  const unsubscribe = session.subscribe(() => {
    if (uidOf(session) !== uid) close();
  });
  services.onDispose(close);
  return queue;
};

/** The queue of whoever is signed in; what an earlier visit left is in it. Null for nobody. */
export const getChangeQueue = (services: Services): ChangeQueue | null => {
  const uid = uidOf(services.session);
  if (uid === null) return null;
  const known = services.changeQueue.get();
  if (known?.uid === uid) return known.queue;
  const queue = open(services, uid);
  services.changeQueue.set({ uid, queue });
  return queue;
};
