import { parseTypedNumber } from '@gschool/domain';

// The units in both languages. Another unit is refused, so that weeks are not read as days.
const DAYS = /^(d|days?|ي|يوم|يوما|أيام)$/;
const MONTHS = /^(m|mos?|months?|ش|شهر|شهرا|أشهر|شهور)$/;
const MINUTES = /^(m|mins?|minutes?|د|دق|دقيقة|دقائق)$/;

/** The whole number of days that someone typed; undefined if the text is not one. */
export const parseTypedDays = (text: string): number | undefined => parseTypedNumber(text, 0, DAYS);

/** The whole number of months that someone typed; undefined if the text is not one. */
export const parseTypedMonths = (text: string): number | undefined =>
  parseTypedNumber(text, 0, MONTHS);

/** The number of minutes that someone typed; undefined if the text is not one. */
export const parseTypedMinutes = (text: string): number | undefined =>
  parseTypedNumber(text, 2, MINUTES);
