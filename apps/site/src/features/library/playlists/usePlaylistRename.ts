import { usePlaylistActions } from '@gschool/data/queries';
import type { Playlist } from '@gschool/domain';

import { useT } from '../../../i18n/useT';
import { useAnnounceChange } from '../../../shared/library/useAnnounceChange';

/** Renames a playlist, with an undo. */
export function usePlaylistRename({ id, name }: Playlist): (next: string) => void {
  const t = useT();
  const announce = useAnnounceChange();
  const { rename } = usePlaylistActions();
  return (next) =>
    announce(
      {
        id: `playlist-${id}`,
        title: t('library.playlistRenamed'),
        message: next,
        undo: () => rename(id, name),
      },
      rename(id, next),
    );
}
