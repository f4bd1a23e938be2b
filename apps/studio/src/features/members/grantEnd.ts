import type { MessageId } from '../../i18n/useT';
import { addDays, isLocalDate, toEndOfDay, toLocalDate } from '../../shared/localDays';
import { parseTypedDays } from '../../shared/typedUnits';

/** What someone entered in the dialog that gives access. */
export interface GrantValues {
  mode: string;
  /** A date such as `2027-01-31`. */
  until: string;
  days: string;
}

/** The end of the access in epoch milliseconds, or the field that is wrong and why. */
export type GrantEnd = { expiresAt: number } | { field: 'until' | 'days'; message: MessageId };

const MAX_DAYS = 3_660;

/** The last day, in a zone, of access for a number of days from `now` (epoch milliseconds). */
export const getLastDay = (days: number, now: number, zone: string): string =>
  addDays(toLocalDate(now, zone), days);

const parseUntil = (until: string, now: number, zone: string): GrantEnd => {
  const fail = (message: MessageId): GrantEnd => ({ field: 'until', message });
  if (until === '') return fail('grant.missingDate');
  if (!isLocalDate(until)) return fail('grant.wrongDate');
  const today = toLocalDate(now, zone);
  if (until < today) return fail('grant.pastDate');
  if (until > addDays(today, MAX_DAYS)) return fail('grant.tooFar');
  return { expiresAt: toEndOfDay(until, zone) };
};

const parseDays = (days: string, now: number, zone: string): GrantEnd => {
  const fail = (message: MessageId): GrantEnd => ({ field: 'days', message });
  const count = parseTypedDays(days);
  if (count === undefined || count < 1) return fail('grant.wrongDays');
  if (count > MAX_DAYS) return fail('grant.tooFar');
  return { expiresAt: toEndOfDay(getLastDay(count, now, zone), zone) };
};

/**
 * The end of access: the last millisecond of a day in the time zone of the machine, so that the
 * studio shows the day that was entered.
 */
export const parseGrantEnd = (
  { mode, until, days }: GrantValues,
  now: number,
  zone: string,
): GrantEnd => (mode === 'until' ? parseUntil(until, now, zone) : parseDays(days, now, zone));
