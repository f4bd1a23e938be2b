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
import * as css from './MonthGrid.css';
import { dayAnchor } from './Agenda';
import { calendarLocale } from './calendarLocale';

interface MonthGridProps {
  month: Month;
  /** The month's name. */
  name: string;
  today: DayKey;
  groups: readonly DayGroup<LiveEvent>[];
  reader: ZoneAndLocale;
  /** Epoch milliseconds. */
  now: number;
}

/** The weeks of a month as a table; small on phones, where a day leads to its place in the list below. */
export function MonthGrid({ month, name, today, groups, reader, now }: MonthGridProps) {
  const t = useT();
  const { Link } = useUi();
  const { locale } = reader;
  const weekStart = getWeekStart(calendarLocale(locale));
  const onDay = new Map(groups.map(({ day, entries }) => [day, entries]));
  const number = new Intl.NumberFormat(withLatinDigits(locale));
  const showDay = (day: DayKey) => document.getElementById(dayAnchor(day))?.focus();

  return (
    <table className={css.month} aria-label={name}>
      <thead>
        <tr>
          {getWeekdayNames(locale, weekStart).map(({ long, short }) => (
            <th key={long} scope="col" abbr={long} className={css.weekday}>
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {getMonthWeeks(month, weekStart).map((week) => (
          <tr key={week[0]}>
            {week.map((day) => {
              const events = onDay.get(day) ?? [];
              const isOwn = isInMonth(day, month);
              const figure = number.format(Number(day.slice(8)));
              const date = formatLongDate(getNoon(day), { zone: 'UTC', locale });
              return (
                <td
                  key={day}
                  className={css.day}
                  data-other={!isOwn || undefined}
                  data-today={day === today || undefined}
                  aria-current={day === today ? 'date' : undefined}
                >
                  {events.length > 0 && isOwn ? (
                    <button
                      type="button"
                      className={css.dayButton}
                      aria-label={t('month.day', { date, count: events.length })}
                      onClick={() => showDay(day)}
                    >
                      <span className={css.figure}>{figure}</span>
                      <span className={css.dot} />
                    </button>
                  ) : null}
                  <time
                    dateTime={day}
                    className={events.length > 0 && isOwn ? css.figureAlone : css.figure}
                  >
                    {figure}
                  </time>
                  {events.length > 0 ? (
                    <ul className={css.entries}>
                      {events.map((event) => (
                        <li key={event.id}>
                          <Link
                            href={paths.event(event.id)}
                            className={css.entry[getEventPhase(event, now)]}
                          >
                            <bdi className={css.time}>{formatTime(event.startsAt, reader)}</bdi>{' '}
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
