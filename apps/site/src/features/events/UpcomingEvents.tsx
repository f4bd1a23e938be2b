import type { Clock } from '@gschool/data';
import { useSchedule } from '@gschool/data/queries';
import { getUpcomingEvents, type LiveEvent, type ZoneAndLocale } from '@gschool/domain';
import { Button, CardGrid, EmptyState, Heading, icons, Picture, Stack } from '@gschool/ui';
import { useMemo } from 'react';

import { useT } from '../../i18n/useT';
import { LazyStaleNotice } from '../../shared/stale/LazyStaleNotice';
import * as styles from './Events.css';
import { getEventsHref, type EventsParams } from './eventsParams';
import { EventsError } from './EventsError';
import { EventsSkeleton } from './EventsSkeleton';
import { EventTile } from './EventTile';
import { InstructorFilter, filterByInstructor } from './InstructorFilter';
import { NextEvent } from './NextEvent';
import { useCalendarFile } from './useCalendarFile';
import { useNow } from './useNow';

const none: readonly LiveEvent[] = [];

/** Running and upcoming events, soonest first. */
export function UpcomingEvents(props: {
  params: EventsParams;
  reader: ZoneAndLocale;
  clock: Clock;
}) {
  const { params, reader, clock } = props;
  const t = useT();
  const query = useSchedule(clock.now());
  const found = query.data ?? none;
  const now = useNow(clock, found);
  const { save, isSaving } = useCalendarFile();
  const all = useMemo(() => getUpcomingEvents(found, now), [found, now]);
  const events = filterByInstructor(all, params.instructor);
  const [first, ...rest] = events;

  if (query.isPending) return <EventsSkeleton hasHero />;
  if (!query.data) return <EventsError error={query.error} onRetry={() => void query.refetch()} />;
  if (all.length === 0) {
    return (
      <EmptyState
        title={t('events.emptyTitle')}
        picture={<Picture picture="art:event/breathe/3" alt="" ratio="16/9" />}
        action={<Button href={getEventsHref({ view: 'past' })}>{t('events.seePast')}</Button>}
      >
        {t('events.empty')}
      </EmptyState>
    );
  }
  return (
    <Stack space="6">
      <LazyStaleNotice queries={[query]} placement="inline" />
      <div className={styles.tools}>
        <InstructorFilter events={all} params={params} />
        <Button
          variant="quiet"
          size="small"
          iconStart={icons.calendar}
          isLoading={isSaving}
          className={styles.addAll}
          onClick={() => save(all, t('calendar.allFile'))}
        >
          <span className={styles.addAllText}>{t('calendar.addAll', { count: all.length })}</span>
        </Button>
      </div>
      {first ? (
        <NextEvent event={first} reader={reader} clock={clock} now={now} />
      ) : (
        <EmptyState
          size="panel"
          icon={icons.calendar}
          title={t('events.noneOf', { name: params.instructor ?? '' })}
          action={<Button href={getEventsHref({})}>{t('events.everybody')}</Button>}
        />
      )}
      {rest.length > 0 ? (
        <Stack as="section" space="5" aria-labelledby="events-later" className={styles.later}>
          <Heading level={2} size="h3" id="events-later">
            {t('events.later')}
          </Heading>
          <CardGrid itemSize="wide">
            {rest.map((event) => (
              <EventTile key={event.id} event={event} reader={reader} clock={clock} now={now} />
            ))}
          </CardGrid>
        </Stack>
      ) : null}
    </Stack>
  );
}
