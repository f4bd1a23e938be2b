import { withLatinDigits } from '@gschool/domain';

/** Formats seconds as `1:00`. */
export function formatClock(seconds: number, locale: string): string {
  const format = (value: number, digits: number) =>
    new Intl.NumberFormat(withLatinDigits(locale), { minimumIntegerDigits: digits }).format(value);
  return `${format(Math.floor(seconds / 60), 1)}:${format(Math.floor(seconds % 60), 2)}`;
}
