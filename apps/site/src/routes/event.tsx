import '../i18n/en/events.messages.json';

import { getPageContent, type ContentHead } from '@gschool/app/routes';
import { DataProvider } from '@gschool/data/queries';
import { preloadPosterArt } from '@gschool/ui';
import { useParams, type Params } from 'react-router-dom';

import { paths } from '../config/paths';
import { EventPage } from '../features/events/EventPage';
import type { EventContent } from '../shared/eventContents';

if (typeof document !== 'undefined') void preloadPosterArt();

/** The event of the document. One that loads later sets its title itself. */
export function getContentHead({ id = '' }: Readonly<Params>): ContentHead {
  const content = getPageContent<EventContent>(paths.event(id));
  return content
    ? {
        title: content.event.title,
        description: content.event.description || undefined,
        modifiedOn: content.modifiedOn,
      }
    : {};
}

/** `/events/{id}` */
export function EventRoute() {
  const { id = '' } = useParams();
  return (
    <DataProvider>
      <EventPage key={id} id={id} />
    </DataProvider>
  );
}
