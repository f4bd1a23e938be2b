import type { ActKind } from '@gschool/admin/contract';
import type { LogFilter } from '@gschool/data/admin';
import { normalizeTyped, parseOrderNumber, removeInvisible } from '@gschool/domain';
import { parseDateRange, type FilterValue } from '@gschool/ui/table';

import { findTypedEmail } from '../../shared/list/searchTerms';
import { addDays, isLocalDate, toLocalDate, toStartOfDay } from '../../shared/localDays';

/** The offered periods, with the number of days before today. */
export const periods = { today: 0, week: 6, month: 29 } as const;

/**
 * The first instant of a period, and the first one after it, as ISO times. Days are those of the
 * time zone.
 */
export const toPeriod = (
  value: string | undefined,
  now: number,
  zone: string,
): Pick<LogFilter, 'from' | 'until'> => {
  const toIso = (date: string) => new Date(toStartOfDay(date, zone)).toISOString();
  if (value !== undefined && Object.hasOwn(periods, value)) {
    const days = periods[value as keyof typeof periods];
    return { from: toIso(addDays(toLocalDate(now, zone), -days)) };
  }
  const { from, to } = parseDateRange(value) ?? {};
  return {
    ...(from !== undefined && isLocalDate(from) && { from: toIso(from) }),
    ...(to !== undefined && isLocalDate(to) && { until: toIso(addDays(to, 1)) }),
  };
};

/**
 * What someone searches the log for: the id of an order, of a release or of a member, or an email to
 * look up.
 */
export type LogSubject = { id: string } | { email: string } | null;

/** Parses the text of the search field; null for an empty text. */
export const parseSubject = (text: string): LogSubject => {
  const typed = removeInvisible(text).trim();
  if (typed === '') return null;
  const number = parseOrderNumber(typed);
  if (number !== null) return { id: number };
  const release = normalizeTyped(typed);
  // The id of a release is its number with zeros before it.
  if (/^\d{1,6}$/.test(release)) return { id: release.padStart(6, '0') };
  return typed.includes('@') ? { email: findTypedEmail(typed) ?? typed } : { id: typed };
};

/** The filter of the log for the values of the filter bar, without the subject. */
export const toLogFilter = ({ facets }: FilterValue, now: number, zone: string): LogFilter => ({
  ...(facets['kind']?.[0] !== undefined && { kind: facets['kind'][0] as ActKind }),
  ...(facets['by']?.[0] !== undefined && { by: facets['by'][0] }),
  ...toPeriod(facets['period']?.[0], now, zone),
});
