import { systemTimezone } from '@gschool/data';
import { formatDate, type Instant } from '@gschool/domain';

/** The studio shows times in the zone of the machine. Administrators choose none. */
export const getMachineReader = (locale: string) => ({ locale, zone: systemTimezone() });

/** `Nov 21, 2026`; '' for an invalid date. */
export const formatMachineDate = (instant: Instant, locale: string): string =>
  formatDate(instant, getMachineReader(locale));
