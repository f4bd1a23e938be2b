import type { LiveEvent } from '../catalogue/types';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * How far back to query for events that may still run. Events are queried by their start. An event
 * of more than a day is listed as past before it ends.
 */
export const EVENT_LOOKBACK_MS = 24 * HOUR_MS;

/** The fields that the phase of an event depends on. */
export type EventTimes = Pick<LiveEvent, 'startsAt' | 'durationMinutes'>;

/**
 * `open`: it can be joined, but has not begun. `live`: it has begun. `over`: it has
 * ended.
 */
export type EventPhase = 'upcoming' | 'open' | 'live' | 'over';

/** The end in epoch milliseconds, computed from the length in minutes. */
export const getEventEnd = ({ startsAt, durationMinutes }: EventTimes): number =>
  Date.parse(startsAt) + durationMinutes * MINUTE_MS;

/**
 * Whether an event can be joined: `now` is later than one hour before the start. Exactly one hour
 * before, it cannot, and there is no upper end (docs/product/events.md#event-join-time). `now` is
 * epoch milliseconds, `startsAt` an ISO timestamp. The result is false for an invalid date.
 */
export const isJoinOpen = (now: number, startsAt: string): boolean =>
  now > Date.parse(startsAt) - HOUR_MS;

/**
 * The phase of an event; `now` in epoch milliseconds. Whether it is over is checked first, because
 * `isJoinOpen` has no upper end (docs/product/events.md#event-join-time).
 */
export const getEventPhase = (event: EventTimes, now: number): EventPhase => {
  if (now >= getEventEnd(event)) return 'over';
  if (now >= Date.parse(event.startsAt)) return 'live';
  return isJoinOpen(now, event.startsAt) ? 'open' : 'upcoming';
};

/** Whether subscribers can join: from one hour before the start to the end. */
export const isJoinable = (event: EventTimes, now: number): boolean => {
  const phase = getEventPhase(event, now);
  return phase === 'open' || phase === 'live';
};

/** The next change of the phase in epoch milliseconds; null if the event is over. */
export const getNextPhaseChange = (event: EventTimes, now: number): number | null => {
  const start = Date.parse(event.startsAt);
  // Joining is still closed at exactly one hour before.
  const changes = [start - HOUR_MS + 1, start, getEventEnd(event)];
  return changes.find((at) => at > now) ?? null;
};
