import type { HistoryEntry } from '../library/types';
import { toZone } from '../time/instant';

/** The history entries of one day. */
export interface HistoryDayGroup {
  /** `YYYY-MM-DD` in the member's time zone; `''` for entries with an invalid date. */
  day: string;
  /** `today` and `yesterday` are shown by name, every other day by its date. */
  name: 'today' | 'yesterday' | 'date';
  entries: readonly HistoryEntry[];
}

const DAY = 'YYYY-MM-DD';

/**
 * Groups history entries by day in the member's time zone. Both entries and days are sorted newest
 * first. `now` is in epoch milliseconds. Yesterday is the previous calendar day, even when daylight
 * saving time begins or ends.
 */
export const groupHistoryByDay = (
  entries: readonly HistoryEntry[],
  zone: string,
  now: number,
): readonly HistoryDayGroup[] => {
  const here = toZone(now, zone);
  const today = here?.format(DAY);
  // At noon, so that an hour more or less does not change the day.
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
