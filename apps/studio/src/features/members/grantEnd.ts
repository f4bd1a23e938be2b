import type { MessageId } from '../../i18n/useT';
import { addDays, addMonths, isLocalDate, toEndOfDay, toLocalDate } from '../../shared/localDays';
import { parseTypedDays, parseTypedMonths } from '../../shared/typedUnits';

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

const parseUntil = (until: string, now: number, zone: string): GrantEnd => {
  const fail = (message: MessageId): GrantEnd => ({ field: 'until', message });
  if (until === '') return fail('grant.missingDate');
  if (!isLocalDate(until)) return fail('grant.wrongDate');
  const today = toLocalDate(now, zone);
  if (until < today) return fail('grant.pastDate');
  if (until > addDays(today, MAX_DAYS)) return fail('grant.tooFar');
  return { expiresAt: toEndOfDay(until, zone) };
};

/** How each number is read, the most that it may be, and the day that it adds up to. */
const counts = {
  days: { parse: parseTypedDays, max: MAX_DAYS, add: addDays, wrong: 'grant.wrongDays' },
  months: { parse: parseTypedMonths, max: 120, add: addMonths, wrong: 'grant.wrongMonths' },
} as const;

const parseCount = (
  field: keyof typeof counts,
  typed: string,
  now: number,
  zone: string,
): GrantEnd => {
  const { parse, max, add, wrong } = counts[field];
  const count = parse(typed);
  if (count === undefined || count < 1) return { field, message: wrong };
  if (count > max) return { field, message: 'grant.tooFar' };
  return { expiresAt: toEndOfDay(add(toLocalDate(now, zone), count), zone) };
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
  return mode === 'months'
    ? parseCount('months', months, now, zone)
    : parseCount('days', days, now, zone);
};
