import { systemTimezone } from '@gschool/data';
import { formatDate, type Instant } from '@gschool/domain';

/** The studio shows times in the zone of the machine. Administrators choose none. */
export const getMachineReader = (locale: string) => ({ locale, zone: systemTimezone() });

/** A space at which no line ends. */
export const NO_BREAK_SPACE = '\u00A0';

/** `Nov 21, 2026`, on one line of a text; '' for an invalid date. */
export const formatMachineDate = (instant: Instant, locale: string): string =>
  formatDate(instant, getMachineReader(locale)).replaceAll(' ', NO_BREAK_SPACE);
