import type { Interval } from '@gschool/domain';

/**
 * Adds intervals to a time in epoch milliseconds. If a month is too short for the day, the result
 * is its last day.
 */
export function addInterval(start: number, interval: Interval, count: number): number {
  const date = new Date(start);
  if (interval === 'day') return start + count * 86_400_000;
  if (interval === 'week') return start + count * 7 * 86_400_000;
  const months = interval === 'year' ? count * 12 : count;
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, last));
  return date.getTime();
}
