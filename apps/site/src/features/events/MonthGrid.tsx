import {
  getEventPhase,
  formatLongDate,
  formatTime,
  isInMonth,
  getMonthWeeks,
  getNoon,
  getWeekdayNames,
  getWeekStart,
  withLatinDigits,
  type DayGroup,
  type DayKey,
  type LiveEvent,
  type Month,
  type ZoneAndLocale,
} from '@gschool/domain';
import { useUi } from '@gschool/ui';

import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import * as styles from './MonthGrid.css';
import { getDayAnchor } from './Agenda';
import { getCalendarLocale } from './calendarLocale';

interface MonthGridProps {
  month: Month;
  name: string;
  today: DayKey;
  groups: readonly DayGroup<LiveEvent>[];
  reader: ZoneAndLocale;
  /** Epoch milliseconds. */
  now: number;
}

/**
 * A month as a table of weeks. On phones, selecting a day moves focus to its section in the list
 * below.
 */
export function MonthGrid({ month, name, today, groups, reader, now }: MonthGridProps) {
  const t = useT();
  const { Link } = useUi();
  const { locale } = reader;
  const weekStart = getWeekStart(getCalendarLocale(locale));
  const eventsByDay = new Map(groups.map(({ day, entries }) => [day, entries]));
  const number = new Intl.NumberFormat(withLatinDigits(locale));
  const showDay = (day: DayKey) => document.getElementById(getDayAnchor(day))?.focus();

  return (
    <table className={styles.month} aria-label={name}>
      <thead>
        <tr>
          {getWeekdayNames(locale, weekStart).map(({ long, short }) => (
            <th key={long} scope="col" abbr={long} className={styles.weekday}>
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {getMonthWeeks(month, weekStart).map((week) => (
          <tr key={week[0]}>
            {week.map((day) => {
              const events = eventsByDay.get(day) ?? [];
              const isInThisMonth = isInMonth(day, month);
              const dayNumber = number.format(Number(day.slice(8)));
              const date = formatLongDate(getNoon(day), { zone: 'UTC', locale });
              return (
                <td
                  key={day}
                  className={styles.day}
                  data-other={!isInThisMonth || undefined}
                  data-today={day === today || undefined}
                  aria-current={day === today ? 'date' : undefined}
                >
                  {events.length > 0 && isInThisMonth ? (
                    <button
                      type="button"
                      className={styles.dayButton}
                      aria-label={t('month.day', { date, count: events.length })}
                      onClick={() => showDay(day)}
                    >
                      <span className={styles.dayNumber}>{dayNumber}</span>
                      <span className={styles.dot} />
                    </button>
                  ) : null}
                  <time
                    dateTime={day}
                    className={
                      events.length > 0 && isInThisMonth ? styles.dayNumberWide : styles.dayNumber
                    }
                  >
                    {dayNumber}
                  </time>
                  {events.length > 0 ? (
                    <ul className={styles.entries}>
                      {events.map((event) => (
                        <li key={event.id}>
                          <Link
                            href={paths.event(event.id)}
                            className={styles.entry[getEventPhase(event, now)]}
                          >
                            <bdi className={styles.time}>{formatTime(event.startsAt, reader)}</bdi>{' '}
                            <bdi lang={event.lang?.title}>{event.title}</bdi>
                          </Link>
                        </li>
                      ))}
                    </ul>
                  ) : null}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
