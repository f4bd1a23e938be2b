import {
  createRemovedCheck,
  toHistoryEntry,
  toEpochMs,
  getPosition,
  type HistoryEntry,
  type LibraryChange,
  type LibraryState,
} from '@gschool/domain';

import type { LibraryEditor } from '../libraryEditor';

type Documents = ReadonlyMap<string, HistoryEntry | null>;

/**
 * What to write to the history: entries by class, null to delete one, and the time up to which it
 * is cleared.
 */
const getHistoryWrites = (changes: readonly LibraryChange[]) => {
  const documents = new Map<string, HistoryEntry | null>();
  let clearedAt: number | null = null;
  for (const change of changes) {
    if (change.kind === 'watched' && change.isLeft) {
      documents.set(change.position.videoId, toHistoryEntry(change));
    } else if (change.kind === 'removed') {
      for (const id of change.videoIds) documents.set(id, null);
    } else if (change.kind === 'cleared') {
      documents.clear();
      // They are also deleted by name: when a clock was wrong, entries may have a future date that
      // the cleared time does not cover.
      for (const id of change.known) documents.set(id, null);
      clearedAt = change.at;
    } else if (change.kind === 'restored') {
      for (const entry of change.entries) documents.set(entry.videoId, entry);
    }
  }
  return { documents, clearedAt };
};

/**
 * Compares the writes with the library. If a class was watched or removed later on another device,
 * the later change wins.
 */
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

/**
 * The entries to write again after the library has changed. An entry that was removed since then is
 * deleted again.
 */
const getOutdatedWrites = (before: Documents, after: Documents): Documents => {
  const next = new Map<string, HistoryEntry | null>();
  for (const [id, entry] of before) {
    const now = after.get(id) ?? null;
    if (entry !== null && JSON.stringify(now) !== JSON.stringify(entry)) next.set(id, now);
  }
  return next;
};

/**
 * Writes the history to match the library, then reads the library again, because another device may
 * have changed both in the meantime. Returns the latest library; rejects with `AppError`.
 */
export const sendHistory = async (
  editor: LibraryEditor,
  uid: string,
  library: LibraryState,
  changes: readonly LibraryChange[],
): Promise<LibraryState> => {
  const { documents, clearedAt } = getHistoryWrites(changes);
  if (clearedAt !== null) await editor.clearHistory(uid, new Date(clearedAt).toISOString());
  let current = library;
  let written = mergeWithLibrary(current, documents, changes);
  while (written.size > 0) {
    await editor.writeHistory(uid, written);
    current = await editor.update(uid, (stored) => stored);
    written = getOutdatedWrites(written, mergeWithLibrary(current, documents, changes));
  }
  return current;
};
