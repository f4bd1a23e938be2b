import { GenrePage } from '../../features/media/pages/GenrePage';
import { createMediaRoute } from './createMediaRoute';

/** `/genres/{slug}`. */
export const { getContentHead, MediaRoute: GenreRoute } = createMediaRoute({
  items: ({ genres }) => genres,
  head: ({ name, text }) => ({ title: name, description: text }),
  render: (genre) => <GenrePage key={genre.id} genre={genre} />,
});
