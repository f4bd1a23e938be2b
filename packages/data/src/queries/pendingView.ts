import type { HistoryEntry, LibraryState, Playlist } from '@gschool/domain';
import { useSyncExternalStore } from 'react';
import { useSessionObject } from '../session/SessionProvider';
import type { Session } from '../session/createSession';

/**
 * What waits to be sent, as the pages show it: over what the server said, so that
 * taking a change back is leaving it out. A new object whenever something changes.
 */
export interface PendingView {
  /** How many changes wait. */
  count: number;
  library(stored: LibraryState): LibraryState;
  history(stored: readonly HistoryEntry[]): readonly HistoryEntry[];
  playlists(stored: readonly Playlist[]): readonly Playlist[];
}

const views = new WeakMap<Session, PendingView>();
const listeners = new Set<() => void>();

/** Shows what waits; null when nothing does. */
export const showPending = (session: Session, view: PendingView | null): void => {
  if (view) views.set(session, view);
  else views.delete(session);
  listeners.forEach((listener) => listener());
};

/** What waits to be sent, or undefined. */
export const pendingViewOf = (session: Session): PendingView | undefined => views.get(session);

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** What waits to be sent, or undefined: its rules come with the first change. */
export const usePendingView = (): PendingView | undefined => {
  const session = useSessionObject();
  const get = (): PendingView | undefined => pendingViewOf(session);
  return useSyncExternalStore(subscribe, get, get);
};

/** How many changes of the member wait to be sent. */
export const useWaitingCount = (): number => usePendingView()?.count ?? 0;
