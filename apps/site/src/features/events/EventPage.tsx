import { useBreadcrumb } from '@gschool/app';
import { useLanguage } from '@gschool/app/i18n';
import { useDocumentTitle } from '@gschool/app/routes';
import { isAppError, useServerClock, useSession } from '@gschool/data';
import { useEvent } from '@gschool/data/queries';
import type { LiveEvent } from '@gschool/domain';
import { Container, Stack } from '@gschool/ui';
import { useMemo } from 'react';

import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import * as layoutStyles from '../../shared/layout.css';
import { LazyStaleNotice } from '../../shared/stale/LazyStaleNotice';
import { NotFound } from '../../shared/NotFound';
import { EventDetails } from './EventDetails';
import { EventSkeleton } from './EventSkeleton';
import { EventsError } from './EventsError';
import { useNow } from './useNow';
import { useTimeZone } from './useTimeZone';
import { ZoneLine } from './ZoneLine';

const none: readonly LiveEvent[] = [];

/** `/events/{id}`: details in the viewer's time zone, with links to join or to the replay. */
export function EventPage({ id }: { id: string }) {
  const t = useT();
  const session = useSession();
  const event = useEvent(id);
  const clock = useServerClock();
  const choice = useTimeZone();
  const locale = useLanguage();
  const reader = useMemo(() => ({ zone: choice.zone, locale }), [choice.zone, locale]);
  const found = useMemo(() => (event.data ? [event.data] : none), [event.data]);
  const now = useNow(clock, found);
  const name = event.data?.title ?? t('event.title');
  useDocumentTitle(event.data?.title);

  if (isAppError(event.error, 'notFound')) {
    return (
      <NotFound
        title={t('event.notFoundTitle')}
        listLink={{ label: t('event.others'), href: paths.events }}
      >
        {t('event.notFound')}
      </NotFound>
    );
  }
  return (
    <Container>
      <EventTrail name={name} />
      <LazyStaleNotice queries={[event]} />
      <Stack space="6" className={layoutStyles.pageBlock}>
        {event.data && session.status !== 'loading' ? (
          <>
            <ZoneLine choice={choice} now={Date.parse(event.data.startsAt)} />
            <EventDetails event={event.data} reader={reader} clock={clock} now={now} />
          </>
        ) : event.isError ? (
          <EventsError error={event.error} onRetry={() => void event.refetch()} />
        ) : (
          <EventSkeleton />
        )}
      </Stack>
    </Container>
  );
}

/** Sets the breadcrumb. A missing event has none, so this is a component that renders nothing. */
function EventTrail({ name }: { name: string }) {
  const t = useT();
  useBreadcrumb({
    name,
    items: [
      { name: t('crumb.home'), href: paths.home },
      { name: t('menu.events'), href: paths.events },
      { name, active: true },
    ],
  });
  return null;
}
