import {
  daysBetween,
  formatDateTime,
  formatLeaf,
  formatLongDate,
  formatShortDate,
  formatTimeRange,
  formatZone,
  monthOf,
  type EventPhase,
  type LiveEvent,
  type Reader,
} from '@gschool/domain';

import type { Translate } from '../../i18n/useT';

/** When an event is, in words. */
export interface EventLabels {
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

const HOUR_MS = 3_600_000;

export const getEventLabels = (event: LiveEvent, reader: Reader, now: number): EventLabels => {
  const { startsAt, durationMinutes } = event;
  const isThisYear = monthOf(startsAt, reader.zone).year === monthOf(now, reader.zone).year;
  return {
    dateLabel: (isThisYear ? formatShortDate : formatLongDate)(startsAt, reader),
    longDate: formatLongDate(startsAt, reader),
    timeLabel: formatTimeRange(startsAt, durationMinutes, reader),
    zoneLabel: formatZone(startsAt, reader),
    doorsLabel: formatDateTime(Date.parse(startsAt) - HOUR_MS, reader),
    leaf: formatLeaf(startsAt, reader),
  };
};

/** Within three days a card counts down; before that it says the days, after it what holds. */
export const getDaysLabel = (
  event: LiveEvent,
  phase: EventPhase,
  now: number,
  zone: string,
  t: Translate,
): string | undefined => {
  const days = daysBetween(now, event.startsAt, zone);
  return phase === 'upcoming' && days > 2 ? t('events.inDays', { days }) : undefined;
};
