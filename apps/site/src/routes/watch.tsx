import '../i18n/en/watch.messages.json';

import { loadOptional } from '@gschool/app';
import { usePlaylists } from '@gschool/data/queries';
import { preloadStream } from '@gschool/ui/player';
import { useLocation, useParams, useSearchParams } from 'react-router-dom';

import { isNextClass } from '../features/watch/useUpNext';
import { WatchPage } from '../features/watch/WatchPage';

// The layout calls it with the address of the video.
export { preloadStream };

// In parallel with the session and the class. If it fails, the player loads the code itself.
if (typeof document !== 'undefined') void loadOptional(preloadStream);

interface PlaylistWatchPageProps {
  id: string;
  playlistId: string;
  isNext: boolean;
}

/**
 * A class in a playlist. While the playlist loads, or when it does not exist, the class plays
 * without it.
 */
function PlaylistWatchPage({ id, playlistId, isNext }: PlaylistWatchPageProps) {
  const { data } = usePlaylists();
  const playlist = data?.find((one) => one.id === playlistId) ?? null;
  return <WatchPage id={id} playlist={playlist} isNext={isNext} />;
}

/**
 * `/videos/watch/{id}`, with `?playlist=` for a class of a playlist. One page for all classes, so
 * that the player continues with the next one.
 */
export function WatchRoute() {
  const { id = '' } = useParams();
  const isNext = isNextClass(useLocation().state);
  const playlistId = useSearchParams()[0].get('playlist');
  return playlistId ? (
    <PlaylistWatchPage id={id} playlistId={playlistId} isNext={isNext} />
  ) : (
    <WatchPage id={id} playlist={null} isNext={isNext} />
  );
}
