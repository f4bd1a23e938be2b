import { useIsHydrated } from '@gschool/ui';
import { useSearchParams } from 'react-router-dom';

import type { Catalogue } from '../../../content/media/catalogue';
import { getMediaItem } from '../../../content/media/items';
import type { MediaPlaylist } from '../../../content/media/playlists';
import type { Video } from '../../../content/media/videos';
import { useMedia } from '../../../shared/media/useMedia';

/** The playlist of a video, and the video that plays next. */
export interface VideoQueue {
  playlist: MediaPlaylist | undefined;
  /** In playlist order. */
  videos: readonly Video[];
  next: Video | undefined;
}

/** The videos of a playlist. Movies and shows cannot be played. */
export const getPlaylistVideos = (
  playlist: MediaPlaylist,
  catalogue: Catalogue,
): readonly Video[] =>
  playlist.entries.flatMap((ref) => {
    const item = getMediaItem(ref, catalogue);
    return item?.kind === 'video' ? [item.video] : [];
  });

/** The playlist that the URL parameter `list` names, if it contains this video. */
export function useVideoQueue(video: Video): VideoQueue {
  const { catalogue } = useMedia();
  const isHydrated = useIsHydrated();
  const [params] = useSearchParams();
  const named = isHydrated ? catalogue.playlists.get(params.get('list') ?? '') : undefined;
  const videos = named ? getPlaylistVideos(named, catalogue) : [];
  const at = videos.findIndex(({ slug }) => slug === video.slug);
  return at < 0
    ? { playlist: undefined, videos: [], next: undefined }
    : { playlist: named, videos, next: videos[at + 1] };
}
