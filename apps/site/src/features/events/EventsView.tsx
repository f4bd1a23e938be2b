import { useLanguage } from '@gschool/app/i18n';
import { useServerClock, useSession } from '@gschool/data';
import { DataProvider } from '@gschool/data/queries';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

import { parseEventsParams } from './eventsParams';
import { EventsSkeleton } from './EventsSkeleton';
import { MonthView } from './MonthView';
import { PastEvents } from './PastEvents';
import { UpcomingEvents } from './UpcomingEvents';
import { useTimeZone } from './useTimeZone';
import { ZoneLine } from './ZoneLine';

/** The selected view in the viewer's time zone. Never prerendered, because it shows dates. */
export function EventsView() {
  return (
    <DataProvider>
      <Events />
    </DataProvider>
  );
}

function Events() {
  const session = useSession();
  const clock = useServerClock();
  const choice = useTimeZone();
  const locale = useLanguage();
  const [searchParams] = useSearchParams();
  const params = useMemo(() => parseEventsParams(searchParams), [searchParams]);
  const reader = useMemo(() => ({ zone: choice.zone, locale }), [choice.zone, locale]);

  // The time zone comes from the session. Waiting for it prevents times from changing on screen.
  if (session.status === 'loading') return <EventsSkeleton hasHero={params.view === 'upcoming'} />;
  const shared = { reader, clock };
  return (
    <>
      <ZoneLine choice={choice} now={clock.now()} />
      {params.view === 'upcoming' ? <UpcomingEvents params={params} {...shared} /> : null}
      {params.view === 'past' ? <PastEvents {...shared} /> : null}
      {params.view === 'month' ? <MonthView params={params} {...shared} /> : null}
    </>
  );
}
