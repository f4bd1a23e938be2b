import type { HistoryEntry } from '../library/types';
import { toZone } from '../time/instant';

/** What was last watched on one day. */
export interface HistoryDayGroup {
  /** `YYYY-MM-DD` on the member's wall clock; '' for entries whose date is broken. */
  day: string;
  /** Today and yesterday have names of their own; every other day is told by its date. */
  name: 'today' | 'yesterday' | 'date';
  /** In the order given. */
  entries: readonly HistoryEntry[];
}

const DAY = 'YYYY-MM-DD';

/**
 * History by the days of the member's zone. Entries come newest first, and so do the days;
 * entries of one day stand together even where an order of equal instants is not certain.
 * `now` in epoch milliseconds. Yesterday is the day before by the calendar, also where the
 * clocks changed in the night.
 */
export const groupHistoryByDay = (
  entries: readonly HistoryEntry[],
  zone: string,
  now: number,
): readonly HistoryDayGroup[] => {
  const here = toZone(now, zone);
  const today = here?.format(DAY);
  // At noon: an hour more or less on either side stays in the same day.
  const yesterday = here?.hour(12).subtract(1, 'day').format(DAY);
  const days = new Map<string, HistoryEntry[]>();
  for (const entry of entries) {
    const day = toZone(entry.lastWatchedAt, zone)?.format(DAY) ?? '';
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return [...days].map(([day, found]) => ({
    day,
    name: day === today ? 'today' : day === yesterday ? 'yesterday' : 'date',
    entries: found,
  }));
};
