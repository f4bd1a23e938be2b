import { fromLocalTime } from '@gschool/domain';

/** A day without a change of the clocks, in milliseconds. */
export const DAY_MS = 86_400_000;

/** The local date of an instant (epoch milliseconds) in a time zone, such as `2027-01-31`. */
export const toLocalDate = (at: number, zone: string): string => {
  const parts = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(at);
  const get = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return `${get('year').padStart(4, '0')}-${get('month')}-${get('day')}`;
};

/** The date some days after a date. */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** The date some months after a date. In a shorter month, it is the last day. */
export const addMonths = (date: string, months: number): string => {
  const at = new Date(`${date}T00:00:00Z`);
  const day = at.getUTCDate();
  at.setUTCDate(1);
  at.setUTCMonth(at.getUTCMonth() + months + 1, 0);
  at.setUTCDate(Math.min(day, at.getUTCDate()));
  return at.toISOString().slice(0, 10);
};

/** Whether a text is a date of the calendar, such as `2027-01-31`. */
export const isLocalDate = (text: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const at = Date.parse(`${text}T00:00:00Z`);
  // For February 30, `Date.parse` returns a day in March, or NaN.
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
};

/** The first millisecond of a local date, in epoch milliseconds. */
export const toStartOfDay = (date: string, zone: string): number =>
  fromLocalTime(`${date}T00:00:00.000`, zone);

/**
 * The last millisecond of a local date, in epoch milliseconds. It is one before the next day, so
 * that a day whose last hour is skipped or repeated also ends at midnight.
 */
export const toEndOfDay = (date: string, zone: string): number =>
  toStartOfDay(addDays(date, 1), zone) - 1;
