import {
  applyChange,
  applyPlaylistEdit,
  dropFutureTimes,
  findPlaylistError,
  type LibraryChange,
  type LibraryState,
  type Playlist,
} from '@gschool/domain';

import type { LibraryEditor } from '../libraryEditor';
import { sendHistory } from './sendHistory';

type SendResult = { library: LibraryState | null };
type PlaylistChange = Extract<LibraryChange, { kind: 'playlist' }>;

const isPlaylistChange = (change: LibraryChange): change is PlaylistChange =>
  change.kind === 'playlist';

const sendEdits = async (
  editor: LibraryEditor,
  uid: string,
  edits: readonly PlaylistChange[],
): Promise<void> => {
  for (const id of new Set(edits.map(({ playlistId }) => playlistId))) {
    const editsOfPlaylist = edits.filter(({ playlistId }) => playlistId === id);
    await editor.updatePlaylist(uid, id, (stored) =>
      editsOfPlaylist.reduce<Playlist | null>((playlist, edit) => {
        const error = playlist && findPlaylistError([playlist], edit);
        if (error && edit.edit === 'add') throw error;
        return applyPlaylistEdit(playlist, edit);
      }, stored),
    );
  }
};

/**
 * Sends changes in order: the library in one write, then the history, then the playlists. Sending
 * the same changes again changes nothing. Returns the library that is stored afterward. Rejects
 * with `AppError`.
 */
export const sendChanges = async (
  editor: LibraryEditor,
  uid: string,
  changes: readonly LibraryChange[],
  now: number,
): Promise<SendResult> => {
  const others = changes.filter((change) => !isPlaylistChange(change));
  let library: LibraryState | null = null;
  if (others.length > 0) {
    library = await editor.update(uid, (stored) =>
      others.reduce(applyChange, dropFutureTimes(stored, now)),
    );
    library = await sendHistory(editor, uid, library, others);
  }
  await sendEdits(editor, uid, changes.filter(isPlaylistChange));
  return { library };
};
