import {
  countDaysBetween,
  formatDateTime,
  formatLongDate,
  formatTimeRange,
  formatWeekdayDate,
  formatZone,
  getMonth,
  type EventPhase,
  type LiveEvent,
  type ZoneAndLocale,
} from '@gschool/domain';

import type { Translate } from '../../i18n/useT';

/** Formatted dates and times of an event. */
export interface EventLabels {
  /**
   * Has short names, and no year if it is the current one (docs/product/events.md#date-formats).
   */
  dateLabel: string;
  longDate: string;
  timeLabel: string;
  /** The zone's name on the day of the event. It can be different during daylight saving time. */
  zoneLabel: string;
  /** When members can join. */
  joinTimeLabel: string;
}

const HOUR_MS = 3_600_000;

export const getEventLabels = (
  event: LiveEvent,
  reader: ZoneAndLocale,
  now: number,
): EventLabels => {
  const { startsAt, durationMinutes } = event;
  const isThisYear = getMonth(startsAt, reader.zone).year === getMonth(now, reader.zone).year;
  return {
    dateLabel: (isThisYear ? formatWeekdayDate : formatLongDate)(startsAt, reader),
    longDate: formatLongDate(startsAt, reader),
    timeLabel: formatTimeRange(startsAt, durationMinutes, reader),
    zoneLabel: formatZone(startsAt, reader),
    joinTimeLabel: formatDateTime(Date.parse(startsAt) - HOUR_MS, reader),
  };
};

/**
 * Returns "in 5 days" for events that are more than two days away. Closer events show a countdown.
 */
export const getDaysLabel = (
  event: LiveEvent,
  phase: EventPhase,
  now: number,
  zone: string,
  t: Translate,
): string | undefined => {
  const days = countDaysBetween(now, event.startsAt, zone);
  return phase === 'upcoming' && days > 2 ? t('events.inDays', { days }) : undefined;
};
