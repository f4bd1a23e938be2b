import {
  countDaysBetween,
  formatDateTime,
  formatCalendarDay,
  formatLongDate,
  formatShortDate,
  formatTimeRange,
  formatZone,
  getMonth,
  type EventPhase,
  type LiveEvent,
  type ZoneAndLocale,
} from '@gschool/domain';

import type { Translate } from '../../i18n/useT';

/** When an event is, in words. */
export interface EventWords {
  /** Without the year while it is this one's (spec, section 9). */
  dateLabel: string;
  longDate: string;
  timeLabel: string;
  /** By its name on that day: an event after a change of the clocks has another than today. */
  zoneLabel: string;
  /** When one may come in. */
  doorsLabel: string;
  leaf: { day: string; month: string };
}

const HOUR = 3_600_000;

export const eventWords = (event: LiveEvent, reader: ZoneAndLocale, now: number): EventWords => {
  const { startsAt, durationMinutes } = event;
  const isThisYear = getMonth(startsAt, reader.zone).year === getMonth(now, reader.zone).year;
  return {
    dateLabel: (isThisYear ? formatShortDate : formatLongDate)(startsAt, reader),
    longDate: formatLongDate(startsAt, reader),
    timeLabel: formatTimeRange(startsAt, durationMinutes, reader),
    zoneLabel: formatZone(startsAt, reader),
    doorsLabel: formatDateTime(Date.parse(startsAt) - HOUR, reader),
    leaf: formatCalendarDay(startsAt, reader),
  };
};

/** Within three days a card counts down; before that it says the days, after it what holds. */
export const distanceLabel = (
  event: LiveEvent,
  phase: EventPhase,
  now: number,
  zone: string,
  t: Translate,
): string | undefined => {
  const days = countDaysBetween(now, event.startsAt, zone);
  return phase === 'upcoming' && days > 2 ? t('events.inDays', { days }) : undefined;
};
