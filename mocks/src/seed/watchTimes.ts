import { getTimeOfDay } from './calendarDay';

const MORNING = '07:10';
const EVENING = '19:30';
const BEFORE_SLEEP = '21:40';

interface WatchTimesOptions {
  /** Epoch milliseconds. */
  now: number;
  /** The time zone whose calendar days count. */
  zone: string;
  /** How many classes were watched. */
  count: number;
  /** Days from one class to the next; more than 1, so that no day has two. */
  everyDays: number;
  /** The day of the newest class. 0 is today: this morning, if it has passed, else late yesterday. */
  daysAgo: number;
}

/**
 * When each class of a history was watched, in epoch milliseconds, newest first. The second class of
 * a history of today was watched yesterday evening, whatever the hour is.
 */
export const getWatchTimes = ({
  now,
  zone,
  count,
  everyDays,
  daysAgo,
}: WatchTimesOptions): number[] =>
  Array.from({ length: count }, (_, index) => {
    if (index > 0 || daysAgo > 0) {
      const day = daysAgo + (index === 1 ? 1 : Math.round(index * everyDays));
      return getTimeOfDay(now, zone, -day, EVENING);
    }
    const morning = getTimeOfDay(now, zone, 0, MORNING);
    return morning <= now ? morning : getTimeOfDay(now, zone, -1, BEFORE_SLEEP);
  });
