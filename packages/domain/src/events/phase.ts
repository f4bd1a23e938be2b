import type { LiveEvent } from '../catalogue/types';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * How far back to query for events that may still be running, because events are queried by their
 * start. An event longer than a day is listed as past before it ends.
 */
export const EVENT_LOOKBACK_MS = 24 * HOUR_MS;

/** The fields that the phase of an event depends on. */
export type EventTimes = Pick<LiveEvent, 'startsAt' | 'durationMinutes'>;

/**
 * `open`: the event can be joined but has not begun. `live`: it has begun. `over`: it has ended.
 */
export type EventPhase = 'upcoming' | 'open' | 'live' | 'over';

/** The end in epoch milliseconds, computed from the length in minutes. */
export const getEventEnd = ({ startsAt, durationMinutes }: EventTimes): number =>
  Date.parse(startsAt) + durationMinutes * MINUTE_MS;

/**
 * Whether an event can be joined: `now` must be later than one hour before the start. At exactly
 * one hour before, it cannot be joined yet. There is no upper limit
 * (docs/product/events.md#event-join-time). `now` is in epoch milliseconds, `startsAt` is an ISO
 * timestamp. False for an invalid date.
 */
export const isJoinOpen = (now: number, startsAt: string): boolean =>
  now > Date.parse(startsAt) - HOUR_MS;

/**
 * The phase of an event. `now` is in epoch milliseconds. Checks first whether the event is over,
 * because `isJoinOpen` has no upper limit (docs/product/events.md#event-join-time).
 */
export const getEventPhase = (event: EventTimes, now: number): EventPhase => {
  if (now >= getEventEnd(event)) return 'over';
  if (now >= Date.parse(event.startsAt)) return 'live';
  return isJoinOpen(now, event.startsAt) ? 'open' : 'upcoming';
};

/** Whether subscribers can join: from one hour before the start until the end. */
export const isJoinable = (event: EventTimes, now: number): boolean => {
  const phase = getEventPhase(event, now);
  return phase === 'open' || phase === 'live';
};

/** When the phase changes next, in epoch milliseconds; null if the event is over. */
export const getNextPhaseChange = (event: EventTimes, now: number): number | null => {
  const start = Date.parse(event.startsAt);
  // At exactly one hour before the start, the event can't be joined yet.
  const changes = [start - HOUR_MS + 1, start, getEventEnd(event)];
  return changes.find((at) => at > now) ?? null;
};
