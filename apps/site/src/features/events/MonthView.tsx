import type { Clock } from '@gschool/data';
import { useEventsBetween } from '@gschool/data/queries';
import {
  addMonths,
  getDayKey,
  formatMonth,
  groupByDay,
  isInMonth,
  formatMonthKey,
  getMonth,
  getMonthWindow,
  parseMonth,
  type LiveEvent,
  type Month,
  type ZoneAndLocale,
} from '@gschool/domain';
import { Heading, IconButton, icons, Link, Stack, Text } from '@gschool/ui';
import { useMemo } from 'react';

import { useT } from '../../i18n/useT';
import { LazyStaleNotice } from '../../shared/stale/LazyStaleNotice';
import { Agenda } from './Agenda';
import * as styles from './Events.css';
import { getEventsHref, type EventsParams } from './eventsParams';
import { EventsError } from './EventsError';
import { InstructorFilter, filterByInstructor } from './InstructorFilter';
import { MonthGrid } from './MonthGrid';
import { useNow } from './useNow';

const none: readonly LiveEvent[] = [];

/** A month as a calendar; on phones a small one above a list of days. */
export function MonthView(props: { params: EventsParams; reader: ZoneAndLocale; clock: Clock }) {
  const { params, reader, clock } = props;
  const t = useT();
  const today = clock.now();
  const current = getMonth(today, reader.zone);
  const month = params.month ?? current;
  const { from, to } = useMemo(() => getMonthWindow(month), [month]);
  const query = useEventsBetween(from, to);
  const found = query.data ?? none;
  const now = useNow(clock, found);
  const events = filterByInstructor(found, params.instructor);
  const eventsInMonth = events.filter(({ startsAt }) =>
    isInMonth(getDayKey(startsAt, reader.zone), month),
  );
  const name = formatMonth(month, reader.locale);
  const monthHref = (other: Month) => getEventsHref({ ...params, month: other });
  /** Undefined before 1970 and after 2099, because `parseMonth` rejects these years. */
  const getNeighborHref = (by: number) => {
    const other = addMonths(month, by);
    return parseMonth(formatMonthKey(other)) ? monthHref(other) : undefined;
  };
  const before = getNeighborHref(-1);
  const after = getNeighborHref(1);

  return (
    <Stack space="6">
      <LazyStaleNotice queries={[query]} placement="inline" />
      <InstructorFilter events={found} params={params} />
      <section aria-labelledby="month-title" aria-busy={query.isPending || undefined}>
        <div className={styles.monthHead}>
          {before ? (
            <IconButton
              href={before}
              icon={icons.chevronStart}
              label={t('month.before')}
              variant="outline"
            />
          ) : null}
          {after ? (
            <IconButton
              href={after}
              icon={icons.chevronEnd}
              label={t('month.after')}
              variant="outline"
            />
          ) : null}
          <Heading level={2} size="h3" id="month-title" aria-live="polite">
            {name}
          </Heading>
          {formatMonthKey(month) === formatMonthKey(current) ? null : (
            <Link href={monthHref(current)} isStandalone className={styles.thisMonth}>
              {t('month.current')}
            </Link>
          )}
        </div>
        {query.isError && !query.data ? (
          <EventsError error={query.error} onRetry={() => void query.refetch()} />
        ) : (
          <>
            <MonthGrid
              month={month}
              name={name}
              today={getDayKey(now, reader.zone)}
              groups={groupByDay(events, reader.zone)}
              reader={reader}
              now={now}
            />
            <div className={styles.monthStatus}>
              <Text role="status" tone="muted">
                {query.isPending
                  ? t('loading')
                  : t('month.count', { count: eventsInMonth.length, month: name })}
              </Text>
            </div>
            <Agenda
              groups={groupByDay(eventsInMonth, reader.zone)}
              reader={reader}
              clock={clock}
              now={now}
            />
          </>
        )}
      </section>
    </Stack>
  );
}
