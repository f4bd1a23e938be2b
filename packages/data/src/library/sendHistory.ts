import {
  createRemovedCheck,
  toHistoryEntry,
  toEpochMs,
  getPosition,
  type HistoryEntry,
  type LibraryChange,
  type LibraryState,
} from '@gschool/domain';
import type { LibraryEditor } from './libraryEditor';

type Documents = ReadonlyMap<string, HistoryEntry | null>;

/** What the history's documents have to become: entries by class, null for none, and how far it was cleared. */
const historyAfter = (changes: readonly LibraryChange[]) => {
  const documents = new Map<string, HistoryEntry | null>();
  let clearedAt: number | null = null;
  for (const change of changes) {
    if (change.kind === 'watched' && change.isLeft) {
      documents.set(change.position.videoId, toHistoryEntry(change));
    } else if (change.kind === 'removed') {
      for (const id of change.videoIds) documents.set(id, null);
    } else if (change.kind === 'cleared') {
      documents.clear();
      // By name, too: what a wrong clock dated into the future lies beyond every instant.
      for (const id of change.known) documents.set(id, null);
      clearedAt = change.at;
    } else if (change.kind === 'restored') {
      for (const entry of change.entries) documents.set(entry.videoId, entry);
    }
  }
  return { documents, clearedAt };
};

/** Holds what was about to be written against the library: of a class that was watched or removed later elsewhere, that stands. */
const mergeWithLibrary = (
  library: LibraryState,
  documents: Documents,
  changes: readonly LibraryChange[],
): Documents => {
  const isForgotten = createRemovedCheck(library);
  const last = Math.max(...changes.map(({ at }) => at));
  const next = new Map<string, HistoryEntry | null>();
  for (const [id, entry] of documents) {
    const stored = getPosition(library, id);
    const at = toEpochMs(stored?.at ?? '');
    if (entry === null) {
      if (at <= last) next.set(id, null);
    } else if (!isForgotten(id, toEpochMs(entry.lastWatchedAt))) {
      const isLater = stored !== null && at > toEpochMs(entry.lastWatchedAt);
      const { position = 0, completed = false, at: lastWatchedAt = '' } = stored ?? {};
      const shown = {
        position: Math.min(position, entry.durationSeconds),
        completed,
        lastWatchedAt,
      };
      next.set(id, isLater ? { ...entry, ...shown } : entry);
    }
  }
  return next;
};

/** What has to be written once more, after the library has moved on: what was removed since goes again. */
const movedOn = (before: Documents, after: Documents): Documents => {
  const next = new Map<string, HistoryEntry | null>();
  for (const [id, entry] of before) {
    const now = after.get(id) ?? null;
    if (entry !== null && JSON.stringify(now) !== JSON.stringify(entry)) next.set(id, now);
  }
  return next;
};

/**
 * Writes the history as the library tells it, and looks whether the library still does:
 * between the two another device may have written both. Gives the library as it is then;
 * rejects with `AppError`.
 */
export const sendHistory = async (
  editor: LibraryEditor,
  uid: string,
  library: LibraryState,
  changes: readonly LibraryChange[],
): Promise<LibraryState> => {
  const { documents, clearedAt } = historyAfter(changes);
  if (clearedAt !== null) await editor.clearHistory(uid, new Date(clearedAt).toISOString());
  let stands = library;
  let written = mergeWithLibrary(stands, documents, changes);
  while (written.size > 0) {
    await editor.writeHistory(uid, written);
    stands = await editor.update(uid, (stored) => stored);
    written = movedOn(written, mergeWithLibrary(stands, documents, changes));
  }
  return stands;
};
