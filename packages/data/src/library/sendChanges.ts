import {
  applyChange,
  applyPlaylistEdit,
  dropFutureTimes,
  findPlaylistError,
  type LibraryChange,
  type LibraryState,
  type Playlist,
} from '@gschool/domain';
import type { LibraryEditor } from './libraryEditor';
import { sendHistory } from './sendHistory';

type Sent = { library: LibraryState | null };
type EditOf = Extract<LibraryChange, { kind: 'playlist' }>;

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
        const fault = playlist && findPlaylistError([playlist], edit);
        if (fault && edit.edit === 'add') throw fault;
        return applyPlaylistEdit(playlist, edit);
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
      others.reduce(applyChange, dropFutureTimes(stored, now)),
    );
    library = await sendHistory(editor, uid, library, others);
  }
  await sendEdits(editor, uid, changes.filter(isEdit));
  return { library };
};
