import dayjs, { type Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc.js';

import { memoize } from '../memoize';
import { getDateTimeFormat } from './dateTimeFormat';
import { isTimezone } from './zone';

dayjs.extend(utc);

/** An ISO timestamp or epoch milliseconds. */
export type Instant = string | number;

/** The instant in epoch milliseconds; null for an invalid date. */
export const toMillis = (instant: Instant): number | null => {
  const moment = dayjs.utc(instant);
  return moment.isValid() ? moment.valueOf() : null;
};

/**
 * How many milliseconds a time zone is ahead of UTC at an instant (`at` is in epoch milliseconds).
 * An unknown zone counts as UTC.
 */
export const getZoneOffset = (at: number, zone: string): number => {
  if (!isTimezone(zone)) return 0;
  const format = getDateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  const get = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? 0;
  const local = Date.UTC(
    get('year'),
    get('month') - 1,
    get('day'),
    get('hour'),
    get('minute'),
    get('second'),
  );
  return local - Math.floor(at / 1000) * 1000;
};

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
