import { MoviePage } from '../../features/media/pages/MoviePage';
import { createMediaRoute } from './createMediaRoute';

/** `/movies/{slug}`. */
export const { getContentHead, MediaRoute: MovieRoute } = createMediaRoute({
  items: ({ movies }) => movies,
  head: ({ title, story }) => ({ title, description: story }),
  render: (movie) => <MoviePage key={movie.slug} movie={movie} />,
});
