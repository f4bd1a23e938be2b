// Apart from dates, because lists show only dates, and times need dayjs.
import { formatDateTime, formatTime, type Instant } from '@gschool/domain';

import { getMachineReader, NO_BREAK_SPACE } from './dates';

/** `Sat, Nov 21, 2026, 6:30 PM`. A line can end after the weekday and after the date. */
export const formatMachineDateTime = (instant: Instant, locale: string): string =>
  formatDateTime(instant, getMachineReader(locale)).replaceAll(
    / (?=\d{1,2},|\d{4}\b|AM$|PM$)/g,
    NO_BREAK_SPACE,
  );

/** `6:30 PM`, on one line of a text. */
export const formatMachineTime = (instant: Instant, locale: string): string =>
  formatTime(instant, getMachineReader(locale)).replaceAll(' ', NO_BREAK_SPACE);
