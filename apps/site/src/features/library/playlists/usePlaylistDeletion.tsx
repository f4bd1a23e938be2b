import { usePlaylistActions } from '@gschool/data/queries';
import type { Playlist } from '@gschool/domain';
import { lazy, Suspense, useState, type ReactNode } from 'react';

import { useT } from '../../../i18n/useT';
import { useAnnounceChange } from '../../../shared/library/useAnnounceChange';

const DeletePlaylist = lazy(() =>
  import('./DeletePlaylist').then((module) => ({ default: module.DeletePlaylist })),
);

/**
 * Deletes a playlist: an empty one at once, one with classes after a question; both with a way
 * back. Render `dialog` somewhere. `onDeleted` is called once it is gone.
 */
export function usePlaylistDeletion(
  playlist: Playlist,
  onDeleted?: () => void,
): { ask: () => void; dialog: ReactNode } {
  const t = useT();
  const announce = useAnnounceChange();
  const { remove, restore } = usePlaylistActions();
  const [isAsking, setAsking] = useState<boolean | null>(null);

  const deleteIt = () => {
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
    ask: () => {
      if (playlist.videoIds.length === 0) deleteIt();
      else setAsking(true);
    },
    dialog: isAsking !== null && (
      <Suspense>
        <DeletePlaylist
          playlist={playlist}
          isOpen={isAsking}
          onOpenChange={setAsking}
          onConfirm={deleteIt}
        />
      </Suspense>
    ),
  };
}
