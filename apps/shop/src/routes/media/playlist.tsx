import { PlaylistPage } from '../../features/media/pages/PlaylistPage';
import { createMediaRoute } from './createMediaRoute';

/** `/play-list/{slug}`. */
export const { getContentHead, MediaRoute: PlaylistRoute } = createMediaRoute({
  items: ({ playlists }) => playlists,
  head: ({ title, text }) => ({ title, description: text }),
  render: (playlist) => <PlaylistPage key={playlist.slug} playlist={playlist} />,
});
