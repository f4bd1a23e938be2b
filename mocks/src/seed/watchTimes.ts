import { getTimeOfDay } from './calendarDay';

const MORNING = '07:10';
const EVENING = '19:30';
const BEFORE_SLEEP = '21:40';

interface WatchTimesOptions {
  /** Epoch milliseconds. */
  now: number;
  /** The time zone that defines the calendar days. */
  zone: string;
  /** How many classes were watched. */
  count: number;
  /** The number of days from one class to the next; more than 1, so that no day has two classes. */
  everyDays: number;
  /**
   * The day of the newest class. 0 means today: this morning if that is in the past, or else late
   * yesterday.
   */
  daysAgo: number;
}

/**
 * When each class of a history was watched, in epoch milliseconds, newest first. If the newest
 * class was watched today, the second one was watched yesterday evening, no matter what time it is
 * now.
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
