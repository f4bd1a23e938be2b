import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';

import { memoize } from '../memoize';
import { isTimezone } from './zone';

dayjs.extend(utc);
dayjs.extend(timezone);

/** An ISO timestamp or epoch milliseconds. */
export type Instant = string | number;

/**
 * The instant in a time zone; an unknown zone counts as UTC. Null for an invalid date. One date of a
 * list is formatted several times, and each conversion formats and parses a text.
 */
export const toZone = memoize((instant: Instant, zone: string): Dayjs | null => {
  const moment = dayjs.utc(instant);
  if (!moment.isValid()) return null;
  return isTimezone(zone) ? moment.tz(zone) : moment;
});
