import { formatOffsetDateTime, type LiveEvent } from '@gschool/domain';

import { toUrl, type DescribedSite, type StructuredDataNode } from './node';
import { createOffer, type DescribedOffer } from './offer';
import { referToOrganization } from './organization';
import { createPerson } from './person';

/** The details that an event's page shows. `image` is a path or a URL. */
export interface DescribedEvent {
  event: Pick<
    LiveEvent,
    'title' | 'description' | 'startsAt' | 'durationMinutes' | 'instructorName'
  >;
  path: string;
  /** The time zone in which the page shows the event. */
  zone: string;
  image?: string | undefined;
  /** Where the event takes place. Without it, the event is online, on the event's page. */
  place?: { name: string; address: string } | undefined;
  /** The page of the instructor, if visitors may open it. */
  instructorPath?: string | undefined;
  offers?: readonly DescribedOffer[];
}

const vocabulary = 'https://schema.org/';

/** A live event, with the UTC offset of its time zone. */
export function createEvent(
  site: DescribedSite,
  { event, path, zone, image, place, instructorPath, offers = [] }: DescribedEvent,
): StructuredDataNode<'Event'> {
  const start = Date.parse(event.startsAt);
  const url = toUrl(site, path);
  return {
    '@type': 'Event',
    name: event.title,
    description: event.description,
    url,
    image: image && toUrl(site, image),
    startDate: formatOffsetDateTime(start, zone),
    endDate: formatOffsetDateTime(start + event.durationMinutes * 60_000, zone),
    eventStatus: `${vocabulary}EventScheduled`,
    eventAttendanceMode: `${vocabulary}${place ? 'Offline' : 'Online'}EventAttendanceMode`,
    location: place ? { '@type': 'Place', ...place } : { '@type': 'VirtualLocation', url },
    organizer: referToOrganization(site),
    performer:
      event.instructorName === null
        ? undefined
        : createPerson(site, { name: event.instructorName, path: instructorPath }),
    offers: offers.map((offer) => createOffer(site, offer)),
  };
}
