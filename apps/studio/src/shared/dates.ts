import { systemTimezone } from '@gschool/data';
import { formatDate, formatDateTime, formatTime, type Instant } from '@gschool/domain';

/** The studio shows times in the zone of the machine. Administrators choose none. */
const getReader = (locale: string) => ({ locale, zone: systemTimezone() });

const NO_BREAK_SPACE = '\u00A0';

/** `Nov 21, 2026`, on one line of a text; '' for an invalid date. */
export const formatMachineDate = (instant: Instant, locale: string): string =>
  formatDate(instant, getReader(locale)).replaceAll(' ', NO_BREAK_SPACE);

/** `Sat, Nov 21, 2026, 6:30 PM`. A line can end after the weekday and after the date. */
export const formatMachineDateTime = (instant: Instant, locale: string): string =>
  formatDateTime(instant, getReader(locale)).replaceAll(
    / (?=\d{1,2},|\d{4}\b|AM$|PM$)/g,
    NO_BREAK_SPACE,
  );

/** `6:30 PM`, on one line of a text. */
export const formatMachineTime = (instant: Instant, locale: string): string =>
  formatTime(instant, getReader(locale)).replaceAll(' ', NO_BREAK_SPACE);
