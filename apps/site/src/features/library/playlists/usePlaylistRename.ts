import { usePlaylistActions } from '@gschool/data/queries';
import type { Playlist } from '@gschool/domain';

import { useT } from '../../../i18n/useT';
import { useAnnounceChange } from '../../../shared/library/useAnnounceChange';

/** Gives a playlist another name, with a way back to the old one. */
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
