// Apart from dates, because lists show only dates, and times need dayjs.
import { formatDateTime, formatTime, type Instant } from '@gschool/domain';

import { getMachineReader } from './dates';

/** `Sat, Nov 21, 2026, 6:30 PM`. */
export const formatMachineDateTime = (instant: Instant, locale: string): string =>
  formatDateTime(instant, getMachineReader(locale));

/** `6:30 PM`. */
export const formatMachineTime = (instant: Instant, locale: string): string =>
  formatTime(instant, getMachineReader(locale));
