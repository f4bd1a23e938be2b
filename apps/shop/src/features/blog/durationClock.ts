import { withLatinDigits } from '@gschool/domain';

/** Seconds as a clock shows them: `1:00`. */
export function durationClock(seconds: number, locale: string): string {
  const figure = (value: number, digits: number) =>
    new Intl.NumberFormat(withLatinDigits(locale), { minimumIntegerDigits: digits }).format(value);
  return `${figure(Math.floor(seconds / 60), 1)}:${figure(Math.floor(seconds % 60), 2)}`;
}
