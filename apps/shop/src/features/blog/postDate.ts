import { formatLongDate, writtenLocale } from '@gschool/domain';

/** A post belongs to a day and not to an instant: noon in UTC is that day for every reader of it. */
const noon = (day: string) => `${day}T12:00:00Z`;

/** `November 12, 2026`, for lists. */
export const postDate = (day: string, locale: string): string =>
  new Intl.DateTimeFormat(writtenLocale(locale), { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(noon(day)),
  );

/** `Thursday, November 12, 2026` (spec, section 9), over a post. */
export const longPostDate = (day: string, locale: string): string =>
  formatLongDate(noon(day), { zone: 'UTC', locale });
