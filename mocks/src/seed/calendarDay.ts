import { fromLocalTime, getDayKey, getNoon } from '@gschool/domain';

const DAY_MS = 86_400_000;

/** The calendar day `days` days after today in a time zone (negative for the past): `2027-02-28`. */
const getDay = (now: number, zone: string, days: number): string =>
  new Date(getNoon(getDayKey(now, zone)) + days * DAY_MS).toISOString().slice(0, 10);

/**
 * A time of the day, such as `19:30`, on a calendar day of a time zone, in epoch milliseconds. The
 * demo's times are defined by days, because people read "yesterday evening", not "36 hours ago".
 * `days` counts from today; it is negative for the past.
 */
export const getTimeOfDay = (now: number, zone: string, days: number, time: string): number =>
  fromLocalTime(`${getDay(now, zone, days)}T${time}`, zone);
