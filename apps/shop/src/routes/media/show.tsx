import { ShowPage } from '../../features/media/pages/ShowPage';
import { createMediaRoute } from './createMediaRoute';

/** `/tv-shows/{slug}`. */
export const { getContentHead, MediaRoute: ShowRoute } = createMediaRoute({
  items: ({ shows }) => shows,
  head: ({ title, story }) => ({ title, description: story }),
  render: (show) => <ShowPage key={show.slug} show={show} />,
});
