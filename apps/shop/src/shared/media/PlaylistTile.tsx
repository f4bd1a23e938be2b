import { PlaylistCard } from '@gschool/ui';

import { paths } from '../../config/paths';
import type { Catalogue } from '../../content/media/catalogue';
import { getMediaItem } from '../../content/media/items';
import type { MediaPlaylist } from '../../content/media/playlists';
import { useT } from '../../i18n/useT';
import { useMedia } from './useMedia';

/** The pictures of the entries, in playlist order. */
export const getPlaylistPictures = (
  { entries }: MediaPlaylist,
  catalogue: Catalogue,
): readonly string[] =>
  entries.flatMap((ref) => {
    const item = getMediaItem(ref, catalogue);
    if (!item) return [];
    if (item.kind === 'movie') return [item.movie.picture];
    return [item.kind === 'show' ? item.show.picture : item.video.picture];
  });

export interface PlaylistTileProps {
  playlist: MediaPlaylist;
  /** @default 3 */
  headingLevel?: 2 | 3 | 4 | undefined;
}

/** A playlist card with a mosaic of its pictures. */
export function PlaylistTile({ playlist, headingLevel = 3 }: PlaylistTileProps) {
  const t = useT();
  const { catalogue } = useMedia();
  return (
    <PlaylistCard
      href={paths.mediaPlaylist(playlist.slug)}
      title={playlist.title}
      pictures={getPlaylistPictures(playlist, catalogue)}
      countLabel={t('media.entries', { count: playlist.entries.length })}
      headingLevel={headingLevel}
    />
  );
}
