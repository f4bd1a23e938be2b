import {
  applyChange,
  applyEdit,
  believedAt,
  forgottenIn,
  historyOf,
  instantOf,
  playlistFault,
  positionOf,
  type HistoryEntry,
  type LibraryChange,
  type LibraryState,
  type Playlist,
} from '@gschool/domain';
import type { LibraryEditor } from './libraryEditor';

type Sent = { library: LibraryState | null };
type EditOf = Extract<LibraryChange, { kind: 'playlist' }>;

/** What the history's documents have to become: entries by class, null for none, and how far it was cleared. */
const historyAfter = (changes: readonly LibraryChange[]) => {
  const documents = new Map<string, HistoryEntry | null>();
  let clearedAt: number | null = null;
  for (const change of changes) {
    if (change.kind === 'watched' && change.isLeft) {
      documents.set(change.position.videoId, historyOf(change));
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
const heldAgainst = (
  library: LibraryState,
  documents: ReadonlyMap<string, HistoryEntry | null>,
  changes: readonly LibraryChange[],
): ReadonlyMap<string, HistoryEntry | null> => {
  const isForgotten = forgottenIn(library);
  const last = Math.max(...changes.map(({ at }) => at));
  const held = new Map<string, HistoryEntry | null>();
  for (const [id, entry] of documents) {
    const stored = positionOf(library, id);
    const at = instantOf(stored?.at ?? '');
    if (entry === null) {
      if (at <= last) held.set(id, null);
    } else if (!isForgotten(id, instantOf(entry.lastWatchedAt))) {
      const isLater = stored !== null && at > instantOf(entry.lastWatchedAt);
      const { position = 0, completed = false, at: lastWatchedAt = '' } = stored ?? {};
      const shown = {
        position: Math.min(position, entry.durationSeconds),
        completed,
        lastWatchedAt,
      };
      held.set(id, isLater ? { ...entry, ...shown } : entry);
    }
  }
  return held;
};

const isEdit = (change: LibraryChange): change is EditOf => change.kind === 'playlist';

const sendEdits = async (
  editor: LibraryEditor,
  uid: string,
  edits: readonly EditOf[],
): Promise<void> => {
  for (const id of new Set(edits.map(({ playlistId }) => playlistId))) {
    const mine = edits.filter(({ playlistId }) => playlistId === id);
    await editor.updatePlaylist(uid, id, (stored) =>
      mine.reduce<Playlist | null>((playlist, edit) => {
        const fault = playlist && playlistFault([playlist], edit);
        if (fault && edit.edit === 'add') throw fault;
        return applyEdit(playlist, edit);
      }, stored),
    );
  }
};

/**
 * Sends changes, in order: the library in one write, then the history, then the
 * playlists. Sent again after an answer was lost, it changes nothing more. Gives
 * the library as it is stored now. Rejects with `AppError`.
 */
export const sendChanges = async (
  editor: LibraryEditor,
  uid: string,
  changes: readonly LibraryChange[],
  now: number,
): Promise<Sent> => {
  const others = changes.filter((change) => !isEdit(change));
  let library: LibraryState | null = null;
  if (others.length > 0) {
    library = await editor.update(uid, (stored) =>
      others.reduce(applyChange, believedAt(stored, now)),
    );
    const { documents, clearedAt } = historyAfter(others);
    if (clearedAt !== null) await editor.clearHistory(uid, new Date(clearedAt).toISOString());
    const held = heldAgainst(library, documents, others);
    if (held.size > 0) await editor.writeHistory(uid, held);
  }
  await sendEdits(editor, uid, changes.filter(isEdit));
  return { library };
};
