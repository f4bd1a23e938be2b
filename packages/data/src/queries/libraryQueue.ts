import {
  applyChange,
  applyToHistory,
  applyToPlaylists,
  stampAfter,
  type AppError,
  type LibraryChange,
  type LibraryState,
  type Playlist,
} from '@gschool/domain';
import type { InfiniteData, QueryKey } from '@tanstack/react-query';
import { isLeaving } from '../account/leaving';
import { createChangeQueue, type ChangeQueue } from '../library/changeQueue';
import { createJournal } from '../library/journal';
import type { HistoryPage } from '../library/libraryEditor';
import type { Session } from '../session/createSession';
import { clientOf } from './clientOf';
import { keys } from './keys';
import { tellRefusal } from './lateRefusals';
import { showPending } from './pendingView';

export type HistoryPages = InfiniteData<HistoryPage, unknown>;

/** The pages after a change that has arrived: what is new stands on the first. */
const pagesAfter = (pages: HistoryPages, change: LibraryChange): HistoryPages => {
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

const queues = new WeakMap<Session, { uid: string; queue: ChangeQueue }>();

const open = (session: Session, uid: string): ChangeQueue => {
  const client = clientOf(session);
  const storage = (): Storage => globalThis.localStorage;
  const library = (): LibraryState | undefined => client.getQueryData(keys.library(uid));
  const show = (pending: readonly LibraryChange[]): void =>
    showPending(
      session,
      pending.length === 0
        ? null
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
    isOnline: () => globalThis.navigator?.onLine !== false && !isLeaving(uid),
    stamp: () => stampAfter(library(), Date.now()),
    onPending: show,
    onSent: (sent, stored) => {
      const put = <T>(key: QueryKey, next: (known: T | undefined) => T | undefined): void => {
        // A reading that began before is older than this.
        if (client.getQueryData(key) !== undefined) void client.cancelQueries({ queryKey: key });
        client.setQueryData<T>(key, next);
      };
      put<LibraryState>(
        keys.library(uid),
        (known) => stored ?? (known && sent.reduce(applyChange, known)),
      );
      put<readonly Playlist[]>(
        keys.playlists(uid),
        (known) => known && sent.reduce(applyToPlaylists, known),
      );
      put<HistoryPages>(keys.history(uid), (known) => known && sent.reduce(pagesAfter, known));
    },
    onLateRefusal: (change: LibraryChange, error: AppError) =>
      tellRefusal(session, { change, error }),
  });
  show(queue.pending());
  const send = (): void => void queue.send();
  globalThis.addEventListener('online', send);
  const stop = session.subscribe(() => {
    const state = session.get();
    if (state.status === 'signedIn' && state.user.uid === uid) return;
    stop();
    globalThis.removeEventListener('online', send);
    queue.close();
    queues.delete(session);
    showPending(session, null);
  });
  return queue;
};

/** The queue of whoever is signed in; what an earlier visit left is in it. Null for nobody. */
export const queueOf = (session: Session): ChangeQueue | null => {
  const state = session.get();
  if (state.status !== 'signedIn') return null;
  const { uid } = state.user;
  const known = queues.get(session);
  if (known?.uid === uid) return known.queue;
  const queue = open(session, uid);
  queues.set(session, { uid, queue });
  return queue;
};
