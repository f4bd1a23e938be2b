import '../i18n/events';

import { DataProvider } from '@gschool/data/queries';
import { preloadPosterArt } from '@gschool/ui';
import { useParams } from 'react-router-dom';

import { EventPage } from '../features/events/EventPage';

if (typeof document !== 'undefined') void preloadPosterArt();

/** `/events/{id}` */
export function Component() {
  const { id = '' } = useParams();
  return (
    <DataProvider>
      <EventPage key={id} id={id} />
    </DataProvider>
  );
}
