import { PersonPage } from '../../features/media/pages/PersonPage';
import { createMediaRoute } from './createMediaRoute';

/** `/cast/{slug}`. */
export const { getContentHead, MediaRoute: PersonRoute } = createMediaRoute({
  items: ({ people }) => people,
  head: ({ name, about }) => ({ title: name, description: about }),
  render: (person) => <PersonPage key={person.slug} person={person} />,
});
