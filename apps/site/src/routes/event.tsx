import '../i18n/en/events.messages.json';

import { DataProvider } from '@gschool/data/queries';
import { preloadPosterArt } from '@gschool/ui';
import { useParams } from 'react-router-dom';

import { EventPage } from '../features/events/EventPage';

if (typeof document !== 'undefined') void preloadPosterArt();

/** `/events/{id}` */
export function EventRoute() {
  const { id = '' } = useParams();
  return (
    <DataProvider>
      <EventPage key={id} id={id} />
    </DataProvider>
  );
}
