import type { LiveEvent } from '../catalogue/types';
import { getEventPhase } from './phase';

const byStart = (a: LiveEvent, b: LiveEvent): number =>
  Date.parse(a.startsAt) - Date.parse(b.startsAt) || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);

/** The events that are not over, soonest first. `now` is in epoch milliseconds. */
export const getUpcomingEvents = (
  events: readonly LiveEvent[],
  now: number,
): readonly LiveEvent[] =>
  events.filter((event) => getEventPhase(event, now) !== 'over').toSorted(byStart);

/** The events that are over, newest first. `now` is in epoch milliseconds. */
export const getPastEvents = (events: readonly LiveEvent[], now: number): readonly LiveEvent[] =>
  events.filter((event) => getEventPhase(event, now) === 'over').toSorted((a, b) => byStart(b, a));

/** The instructors of the events, sorted by name. Each is listed once. */
export const getEventInstructors = (events: readonly LiveEvent[]): readonly string[] =>
  [...new Set(events.flatMap(({ instructorName }) => instructorName ?? []))].toSorted((a, b) =>
    a.localeCompare(b, 'en'),
  );
