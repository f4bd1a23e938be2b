import { usePlaylists } from '@gschool/data/queries';

import { WatchPage } from './WatchPage';

interface PlaylistWatchPageProps {
  id: string;
  playlistId: string;
  isNext: boolean;
}

/**
 * A class in a playlist. While the playlist loads, or when it does not exist, the class plays
 * without it.
 */
export function PlaylistWatchPage({ id, playlistId, isNext }: PlaylistWatchPageProps) {
  const { data } = usePlaylists();
  const playlist = data?.find((one) => one.id === playlistId) ?? null;
  return <WatchPage id={id} playlist={playlist} isNext={isNext} />;
}
