import { emptyLibrary, sortPlaylists, type HistoryEntry, type Playlist } from '@gschool/domain';

import { HISTORY_PAGE_SIZE, type LibraryEditor } from '../entities/library/libraryEditor';
import type { MemoryServer } from './memoryServer';

type Operation = <T>(name: string, run: () => T) => Promise<T>;

const under = <T>(map: ReadonlyMap<string, T>, uid: string): readonly T[] =>
  [...map].filter(([path]) => path.startsWith(`${uid}/`)).map(([, value]) => value);

const newestFirst = (a: HistoryEntry, b: HistoryEntry): number =>
  a.lastWatchedAt < b.lastWatchedAt ? 1 : -1;

/** The library of the in-memory backend. */
export const createMemoryLibrary = (server: MemoryServer, operation: Operation): LibraryEditor => {
  const put = <T>(map: Map<string, T>, path: string, value: T | null): void => {
    if (value === null) map.delete(path);
    else map.set(path, value);
  };
  const newest = (uid: string): readonly HistoryEntry[] =>
    [...under(server.history, uid)].sort(newestFirst);
  return {
    update: (uid, change) =>
      operation('library.write', () => {
        const next = change(server.libraries.get(uid) ?? emptyLibrary);
        server.libraries.set(uid, next);
        return next;
      }),
    history: (uid, from) =>
      operation('history.read', () => {
        const rest = newest(uid).filter(
          ({ videoId, lastWatchedAt }) =>
            !from || (lastWatchedAt <= from.at && !from.seen.includes(videoId)),
        );
        const entries = rest.slice(0, HISTORY_PAGE_SIZE);
        const at = entries.at(-1)?.lastWatchedAt;
        const seen = entries.filter((one) => one.lastWatchedAt === at).map((one) => one.videoId);
        const hasMore = rest.length > entries.length && at !== undefined;
        return { entries, next: hasMore ? { at, seen } : null };
      }),
    writeHistory: (uid, entries) =>
      operation('history.write', () => {
        for (const [id, entry] of entries) put(server.history, `${uid}/${id}`, entry);
      }),
    clearHistory: (uid, until) =>
      operation('history.clear', () => {
        for (const { videoId, lastWatchedAt } of newest(uid)) {
          if (lastWatchedAt <= until) server.history.delete(`${uid}/${videoId}`);
        }
      }),
    playlists: (uid) =>
      operation('playlists.read', () => sortPlaylists(under(server.playlists, uid))),
    updatePlaylist: (uid, id, change) =>
      operation('playlists.write', () => {
        const path = `${uid}/${id}`;
        const next: Playlist | null = change(server.playlists.get(path) ?? null);
        put(server.playlists, path, next);
        return next;
      }),
  };
};
