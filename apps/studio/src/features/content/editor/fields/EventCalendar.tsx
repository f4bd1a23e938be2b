import { useServerClock } from '@gschool/data';
import { useEventsBetween } from '@gschool/data/queries';
import {
  addMonths,
  formatMonth,
  formatDateTime,
  getDayKey,
  getMonth,
  getMonthWeeks,
  getMonthWindow,
  getWeekdayNames,
  getWeekStart,
  isInMonth,
  withLatinDigits,
} from '@gschool/domain';
import { Alert, Badge, Disclosure, IconButton, icons, Link, Stack, Text, useUi } from '@gschool/ui';
import { useLanguage } from '@gschool/app/i18n';
import { useState } from 'react';

import { useT } from '../../../../i18n/useT';
import { getEntryPath } from '../../../../shared/content/entryPaths';
import { useEntryField, useEntryForm } from '../form/EntryFormContext';
import * as styles from './EventCalendar.css';
import { findCollisions, listEventSlots, type EventSlot } from './eventSlots';

/** All events of a month beside this one, and those that take place at the same time. */
export function EventCalendar({ zone }: { zone: string }) {
  const t = useT();
  const { locale } = useUi();
  const reader = useLanguage();
  const { id, known, language } = useEntryForm();
  const { value: startsAt } = useEntryField<string>('startsAt');
  const { value: minutes } = useEntryField<number>('durationMinutes');
  const clock = useServerClock();
  const start = typeof startsAt === 'string' ? Date.parse(startsAt) : Number.NaN;
  const own: EventSlot | null = Number.isNaN(start)
    ? null
    : {
        id,
        title: '',
        start,
        end: start + (typeof minutes === 'number' ? minutes : 0) * 60_000,
        isDraft: true,
      };
  const ownMonth = getMonth(own?.start ?? clock.now(), zone);
  const [offset, setOffset] = useState(0);
  const month = addMonths(ownMonth, offset);
  const window = getMonthWindow(month);
  const published = useEventsBetween(window.from, window.to);
  const drafts = known.drafts.filter((draft) => draft.entryId !== id);
  const others = listEventSlots(published.data ?? [], drafts, reader, language).filter(
    (slot) => slot.id !== id,
  );
  const collisions = own && offset === 0 ? findCollisions(own, others) : [];
  const inMonth = others.filter((slot) => isInMonth(getDayKey(slot.start, zone), month));
  const number = new Intl.NumberFormat(withLatinDigits(locale));
  const weekStart = getWeekStart(locale);
  const counts = new Map<string, number>();
  for (const slot of inMonth) {
    const day = getDayKey(slot.start, zone);
    counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  const name = formatMonth(month, locale);

  return (
    <Stack space="3">
      {collisions.length > 0 && (
        <Alert variant="warning" title={t('calendar.collision', { count: collisions.length })}>
          <EventList slots={collisions} zone={zone} />
        </Alert>
      )}
      <Disclosure summary={t('calendar.title', { month: name })} headingLevel={3}>
        <Stack space="3">
          <div className={styles.head}>
            <IconButton
              label={t('calendar.previous')}
              icon={icons.arrowStart}
              onClick={() => setOffset(offset - 1)}
            />
            <Text weight="semibold" aria-live="polite">
              {name}
            </Text>
            <IconButton
              label={t('calendar.next')}
              icon={icons.arrowEnd}
              onClick={() => setOffset(offset + 1)}
            />
          </div>
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
                    const count = counts.get(day) ?? 0;
                    return (
                      <td
                        key={day}
                        className={styles.day}
                        data-other={!isInMonth(day, month) || undefined}
                        data-own={(own && getDayKey(own.start, zone) === day) || undefined}
                      >
                        <time dateTime={day}>{number.format(Number(day.slice(8)))}</time>
                        {count > 0 && (
                          <span className={styles.count}>{t('calendar.count', { count })}</span>
                        )}
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
          {published.error && published.data === undefined ? (
            <Text tone="danger">{t('calendar.failed')}</Text>
          ) : inMonth.length === 0 ? (
            <Text tone="muted">{t('calendar.empty')}</Text>
          ) : (
            <EventList slots={inMonth} zone={zone} />
          )}
        </Stack>
      </Disclosure>
    </Stack>
  );
}

function EventList({ slots, zone }: { slots: readonly EventSlot[]; zone: string }) {
  const t = useT();
  const { locale } = useUi();
  const { known } = useEntryForm();
  return (
    <ul className={styles.events}>
      {slots.map(({ id, title, start, isDraft }) => (
        <li key={id}>
          <Link href={getEntryPath('events', id)} tone="inherit">
            <bdi>{title}</bdi>
          </Link>{' '}
          <Text as="span" size="sm" tone="muted">
            {formatDateTime(start, { zone, locale })}
          </Text>{' '}
          {isDraft && (
            <Badge>
              {t(
                known.lists.events.get(id)?.isNew === false
                  ? 'entryState.changed'
                  : 'entryState.new',
              )}
            </Badge>
          )}
        </li>
      ))}
    </ul>
  );
}
