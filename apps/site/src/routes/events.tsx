import '../i18n/events';

import { preloadPosterArt } from '@gschool/ui';

import { EventsPage } from '../features/events/EventsPage';

// The cards are posters: their drawing loads beside the page, not after it.
if (typeof document !== 'undefined') void preloadPosterArt();

/** `/events` */
export const Component = EventsPage;
