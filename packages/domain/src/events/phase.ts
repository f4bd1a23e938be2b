import type { LiveEvent } from '../catalogue/types';
import { isJoinOpen } from '../time/isJoinOpen';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * How far back to ask for events that may still run, in milliseconds: events are found by their
 * start. One that lasts longer than a day is listed as past before it ends.
 */
export const EVENT_LOOKBACK_MS = 24 * HOUR_MS;

/** When an event takes place: what its phase depends on. */
export type EventTimes = Pick<LiveEvent, 'startsAt' | 'durationMinutes'>;

/** `open`: one may come in, it has not begun; `live`: it has; `over`: its time is up. */
export type EventPhase = 'upcoming' | 'open' | 'live' | 'over';

/** The end in epoch milliseconds, computed from the minutes (spec, section 9). */
export const getEventEnd = ({ startsAt, durationMinutes }: EventTimes): number =>
  Date.parse(startsAt) + durationMinutes * MINUTE_MS;

/**
 * Where an event stands at an instant (epoch milliseconds). The doors open by the check of
 * section 9, which has no upper end: that an event is over is asked before it.
 */
export const getEventPhase = (event: EventTimes, now: number): EventPhase => {
  if (now >= getEventEnd(event)) return 'over';
  if (now >= Date.parse(event.startsAt)) return 'live';
  return isJoinOpen(now, event.startsAt) ? 'open' : 'upcoming';
};

/** True while one may come in: from after one hour before the start until the end. */
export const isJoinable = (event: EventTimes, now: number): boolean => {
  const phase = getEventPhase(event, now);
  return phase === 'open' || phase === 'live';
};

/** When the phase changes next, in epoch milliseconds; null once the event is over. */
export const getNextPhaseChange = (event: EventTimes, now: number): number | null => {
  const start = Date.parse(event.startsAt);
  // The doors are still closed at exactly one hour before.
  const changes = [start - HOUR_MS + 1, start, getEventEnd(event)];
  return changes.find((at) => at > now) ?? null;
};
