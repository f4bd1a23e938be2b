import { usePreload } from '@gschool/app';
import { lazyPanel } from '@gschool/app/routes';
import { usePlaylistActions } from '@gschool/data/queries';
import type { Playlist } from '@gschool/domain';
import { useState, type ReactNode } from 'react';

import { useT } from '../../../i18n/useT';
import { useAnnounceChange } from '../../../shared/library/useAnnounceChange';

const DeletePlaylist = lazyPanel(() =>
  import('./DeletePlaylist').then((module) => module.DeletePlaylist),
);

/**
 * Deletes a playlist, with an undo. Playlists with classes ask for confirmation first. The caller
 * renders `dialog`; `onDeleted` is called after the deletion.
 */
export function usePlaylistDeletion(
  playlist: Playlist,
  onDeleted?: () => void,
): { start: () => void; dialog: ReactNode } {
  const t = useT();
  usePreload(DeletePlaylist.preload);
  const announce = useAnnounceChange();
  const { remove, restore } = usePlaylistActions();
  const [isOpen, setOpen] = useState<boolean | null>(null);

  const deletePlaylist = () => {
    announce(
      {
        id: `playlist-${playlist.id}`,
        title: t('library.playlistDeleted'),
        message: playlist.name,
        undo: () => restore(playlist),
      },
      remove(playlist.id),
    );
    onDeleted?.();
  };
  return {
    start: () => {
      if (playlist.videoIds.length === 0) deletePlaylist();
      else setOpen(true);
    },
    dialog: isOpen !== null && (
      <DeletePlaylist
        playlist={playlist}
        isOpen={isOpen}
        onOpenChange={setOpen}
        onConfirm={deletePlaylist}
      />
    ),
  };
}
