import '../i18n/events';

import { DataProvider } from '@gschool/data/queries';
import { preloadPosterArt } from '@gschool/ui';

import { EventsPage } from '../features/events/EventsPage';

// The cards are posters: their drawing loads beside the page, not after it.
if (typeof document !== 'undefined') void preloadPosterArt();

/** `/events` */
export function Component() {
  return (
    <DataProvider>
      <EventsPage />
    </DataProvider>
  );
}
