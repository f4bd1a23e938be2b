import { systemTimezone } from '@gschool/data';
import { formatDate, formatDateTime, formatTime, type Instant } from '@gschool/domain';

/** The studio shows times in the zone of the machine. Administrators choose none. */
const getReader = (locale: string) => ({ locale, zone: systemTimezone() });

/** `Nov 21, 2026`; '' for an invalid date. */
export const formatMachineDate = (instant: Instant, locale: string): string =>
  formatDate(instant, getReader(locale));

/** `Sat, Nov 21, 2026, 6:30 PM`. */
export const formatMachineDateTime = (instant: Instant, locale: string): string =>
  formatDateTime(instant, getReader(locale));

/** `6:30 PM`. */
export const formatMachineTime = (instant: Instant, locale: string): string =>
  formatTime(instant, getReader(locale));
