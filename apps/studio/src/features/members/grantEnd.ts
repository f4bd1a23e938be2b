import { parseTypedNumber } from '@gschool/domain';

import type { MessageId } from '../../i18n/useT';
import { addDays, addMonths, isLocalDate, toEndOfDay, toLocalDate } from '../../shared/localDays';

/** What someone entered in the dialog that gives access. */
export interface GrantValues {
  mode: string;
  /** A date such as `2027-01-31`. */
  until: string;
  days: string;
  months: string;
}

/** The end of the access in epoch milliseconds, or the field that is wrong and why. */
export type GrantEnd =
  | { expiresAt: number }
  | { field: 'until' | 'days' | 'months'; message: MessageId };

const MAX_DAYS = 3_660;
const MAX_MONTHS = 120;

/** The last day, in a zone, of access for a number of days from `now` (epoch milliseconds). */
const getLastDay = (days: number, now: number, zone: string): string =>
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
  const count = parseTypedNumber(days, 0);
  if (count === undefined || count < 1) return fail('grant.wrongDays');
  if (count > MAX_DAYS) return fail('grant.tooFar');
  return { expiresAt: toEndOfDay(getLastDay(count, now, zone), zone) };
};

/** The last day, in a zone, of access for a number of months from `now` (epoch milliseconds). */
const getLastDayOfMonths = (months: number, now: number, zone: string): string =>
  addMonths(toLocalDate(now, zone), months);

const parseMonths = (months: string, now: number, zone: string): GrantEnd => {
  const fail = (message: MessageId): GrantEnd => ({ field: 'months', message });
  const count = parseTypedNumber(months, 0);
  if (count === undefined || count < 1) return fail('grant.wrongMonths');
  if (count > MAX_MONTHS) return fail('grant.tooFar');
  return { expiresAt: toEndOfDay(getLastDayOfMonths(count, now, zone), zone) };
};

/**
 * The end of access: the last millisecond of a day in the time zone of the machine, so that the
 * studio shows the day that was entered.
 */
export const parseGrantEnd = (
  { mode, until, days, months }: GrantValues,
  now: number,
  zone: string,
): GrantEnd => {
  if (mode === 'until') return parseUntil(until, now, zone);
  return mode === 'months' ? parseMonths(months, now, zone) : parseDays(days, now, zone);
};
