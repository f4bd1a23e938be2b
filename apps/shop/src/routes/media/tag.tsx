import { TagPage } from '../../features/media/pages/TagPage';
import { createMediaRoute } from './createMediaRoute';

/** `/tags/{slug}`. */
export const { getContentHead, MediaRoute: TagRoute } = createMediaRoute({
  items: ({ tags }) => tags,
  head: ({ name }) => ({ title: name, description: name }),
  render: (tag) => <TagPage key={tag.id} tag={tag} />,
});
