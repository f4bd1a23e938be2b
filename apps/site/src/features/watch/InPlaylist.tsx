import { usePlaylists } from '@gschool/data/queries';

import { WatchPage } from './WatchPage';

interface InPlaylistProps {
  id: string;
  playlistId: string;
  isNext: boolean;
}

/** A class as a part of a playlist. While the playlist is on its way, or where it is gone, the class plays all the same. */
export function InPlaylist({ id, playlistId, isNext }: InPlaylistProps) {
  const { data } = usePlaylists();
  const playlist = data?.find((one) => one.id === playlistId) ?? null;
  return <WatchPage id={id} playlist={playlist} isNext={isNext} />;
}
