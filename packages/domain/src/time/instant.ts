import { getZoneOffset } from '@gschool/intl';
import dayjs, { type Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc.js';

import { memoize } from '../memoize';
import { toMillis, type Instant } from './toMillis';

dayjs.extend(utc);

/**
 * The clock of a time zone at an instant, as a date in UTC mode whose fields are the local ones. It
 * is not the instant itself, so don't use its `valueOf` and its offset. It is never converted
 * through the device's time zone, where an hour can be missing. An unknown zone counts as UTC. Null
 * for an invalid date. The result is cached, because a list formats each date several times, and
 * each conversion formats a text.
 */
export const toZone = memoize((instant: Instant, zone: string): Dayjs | null => {
  const at = toMillis(instant);
  return at === null ? null : dayjs.utc(at + getZoneOffset(at, zone));
});
