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
import { Agenda } from './Agenda';
import * as css from './Events.css';
import { placeHref, type EventsPlace } from './eventsAddress';
import { EventsError } from './EventsState';
import { InstructorFilter, ledBy } from './InstructorFilter';
import { MonthGrid } from './MonthGrid';
import { useNow } from './useNow';

const none: readonly LiveEvent[] = [];

/** One month as a calendar, past and coming; on phones a small one over a list of its days. */
export function MonthView(props: { place: EventsPlace; reader: ZoneAndLocale; clock: Clock }) {
  const { place, reader, clock } = props;
  const t = useT();
  const today = clock.now();
  const current = getMonth(today, reader.zone);
  const month = place.month ?? current;
  const { from, to } = useMemo(() => getMonthWindow(month), [month]);
  const query = useEventsBetween(from, to);
  const found = query.data ?? none;
  const now = useNow(clock, found);
  const events = ledBy(found, place.instructor);
  const own = events.filter(({ startsAt }) => isInMonth(getDayKey(startsAt, reader.zone), month));
  const name = formatMonth(month, reader.locale);
  const monthHref = (other: Month) => placeHref({ ...place, month: other });
  /** None before 1970 and after 2099: an address cannot say them either. */
  const step = (by: number) => {
    const other = addMonths(month, by);
    return parseMonth(formatMonthKey(other)) ? monthHref(other) : undefined;
  };
  const before = step(-1);
  const after = step(1);

  return (
    <Stack space="6">
      <InstructorFilter events={found} place={place} />
      <section aria-labelledby="month-title" aria-busy={query.isPending || undefined}>
        <div className={css.monthHead}>
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
            <Link href={monthHref(current)} isStandalone className={css.thisMonth}>
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
            <div className={css.monthStatus}>
              <Text role="status" tone="soft">
                {query.isPending
                  ? t('loading')
                  : t('month.count', { count: own.length, month: name })}
              </Text>
            </div>
            <Agenda groups={groupByDay(own, reader.zone)} reader={reader} clock={clock} now={now} />
          </>
        )}
      </section>
    </Stack>
  );
}
