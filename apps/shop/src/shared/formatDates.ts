import { readTimezone } from '@gschool/data';
import { formatDateTime, formatLongDate } from '@gschool/domain';

const reader = (locale: string) => ({ locale, zone: readTimezone(() => window.localStorage) });

/** `Saturday, November 21, 2026`, in the reader's own zone; '' for no instant. */
export const writtenDate = (instant: string, locale: string): string =>
  formatLongDate(instant, reader(locale));

/** `Sat, Nov 21, 2026, 6:30 PM`. */
export const writtenMoment = (instant: string, locale: string): string =>
  formatDateTime(instant, reader(locale));
