import type { LiveEvent } from '../catalogue/types';
import { getEventPhase } from './phase';

const byStart = (a: LiveEvent, b: LiveEvent): number =>
  Date.parse(a.startsAt) - Date.parse(b.startsAt) || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);

/** What is not over at an instant (epoch milliseconds), soonest first: one that is live comes first. */
export const getUpcomingEvents = (
  events: readonly LiveEvent[],
  now: number,
): readonly LiveEvent[] =>
  events.filter((event) => getEventPhase(event, now) !== 'over').toSorted(byStart);

/** What is over at an instant (epoch milliseconds), newest first. */
export const getPastEvents = (events: readonly LiveEvent[], now: number): readonly LiveEvent[] =>
  events.filter((event) => getEventPhase(event, now) === 'over').toSorted((a, b) => byStart(b, a));

/** The one that runs or comes next; null when there is none. */
export const getNextEvent = (events: readonly LiveEvent[], now: number): LiveEvent | null =>
  getUpcomingEvents(events, now)[0] ?? null;

/** Everybody who leads one of the events, by name, each once. */
export const getEventInstructors = (events: readonly LiveEvent[]): readonly string[] =>
  [...new Set(events.flatMap(({ instructorName }) => instructorName ?? []))].toSorted((a, b) =>
    a.localeCompare(b, 'en'),
  );
