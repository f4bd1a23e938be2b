import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';

import { isTimezone } from './zone';

dayjs.extend(utc);
dayjs.extend(timezone);

/** An ISO timestamp or epoch milliseconds. */
export type Instant = string | number;

/** The instant in a time zone; an unknown zone counts as UTC. Null for an invalid date. */
export const toZone = (instant: Instant, zone: string): Dayjs | null => {
  const moment = dayjs.utc(instant);
  if (!moment.isValid()) return null;
  return isTimezone(zone) ? moment.tz(zone) : moment;
};
