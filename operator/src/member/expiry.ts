import { UsageError } from '../command/errors';

const DAY = 86_400_000;
const MAX_DAYS = 3_660;

const endOfDay = (start: number): number => start + DAY - 1;

/**
 * The end of a membership in epoch milliseconds: the last millisecond of a day
 * in UTC, so that the same command given twice a day says the same.
 *
 * @param now epoch milliseconds
 * @throws UsageError for a date that is none, is past, or lies over ten years ahead
 */
export const parseExpiry = (
  { until, days }: { until: string | undefined; days: string | undefined },
  now: number,
): number => {
  if ((until === undefined) === (days === undefined)) {
    throw new UsageError('For how long? Set --until YYYY-MM-DD or --days N.');
  }
  const end = until === undefined ? endInDays(days ?? '', now) : endOn(until);
  if (end <= now) throw new UsageError(`${until} is in the past. To end a membership, use revoke.`);
  if (end > endOfDay(now) + MAX_DAYS * DAY) {
    throw new UsageError('That is more than ten years ahead. Check the number.');
  }
  return end;
};

const endOn = (text: string): number => {
  const start = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  // Date.parse turns 30 February into March, or returns NaN.
  if (Number.isNaN(start) || new Date(start).toISOString().slice(0, 10) !== text) {
    throw new UsageError(`--until takes a date such as 2027-01-31, not "${text}".`);
  }
  return endOfDay(start);
};

const endInDays = (text: string, now: number): number => {
  if (!/^[1-9]\d{0,4}$/.test(text)) {
    throw new UsageError(`--days takes a whole number of at least 1, not "${text}".`);
  }
  return endOfDay(Math.floor(now / DAY) * DAY + Number(text) * DAY);
};
