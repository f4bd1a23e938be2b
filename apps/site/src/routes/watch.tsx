import '../i18n/en/watch.messages.json';

import { useLocation, useParams, useSearchParams } from 'react-router-dom';

import { PlaylistWatchPage } from '../features/watch/PlaylistWatchPage';
import { isNextClass } from '../features/watch/useUpNext';
import { WatchPage } from '../features/watch/WatchPage';

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
