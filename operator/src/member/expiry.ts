import { UsageError } from '../command/errors';

const DAY_MS = 86_400_000;
const MAX_DAYS = 3_660;

const getEndOfDay = (start: number): number => start + DAY_MS - 1;

/**
 * Parses the end of a membership to epoch milliseconds: a time, or the last millisecond of a day in
 * UTC, so that running the same command twice on a day gives the same result.
 *
 * @param now epoch milliseconds
 * @throws UsageError for an invalid date, a past date, or a date more than ten years ahead
 */
export const parseExpiry = (
  { until, days }: { until: string | undefined; days: string | undefined },
  now: number,
): number => {
  if ((until === undefined) === (days === undefined)) {
    throw new UsageError('For how long? Set --until YYYY-MM-DD or --days N.');
  }
  const end = until === undefined ? computeEndInDays(days ?? '', now) : parseEndDate(until);
  if (end <= now) throw new UsageError(`${until} is in the past. To end a membership, use revoke.`);
  if (end > getEndOfDay(now) + MAX_DAYS * DAY_MS) {
    throw new UsageError('That is more than ten years ahead. Check the number.');
  }
  return end;
};

/** A time in UTC, as the studio writes it when it copies an act as a command. */
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;

const parseEndDate = (text: string): number => {
  if (INSTANT.test(text)) {
    const at = Date.parse(text);
    if (!Number.isNaN(at) && new Date(at).toISOString() === text) return at;
  }
  const start = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  // For February 30, `Date.parse` returns a day in March, or NaN.
  if (Number.isNaN(start) || new Date(start).toISOString().slice(0, 10) !== text) {
    throw new UsageError(`--until takes a date such as 2027-01-31, not "${text}".`);
  }
  return getEndOfDay(start);
};

const computeEndInDays = (text: string, now: number): number => {
  if (!/^[1-9]\d{0,4}$/.test(text)) {
    throw new UsageError(`--days takes a whole number of at least 1, not "${text}".`);
  }
  return getEndOfDay(Math.floor(now / DAY_MS) * DAY_MS + Number(text) * DAY_MS);
};
