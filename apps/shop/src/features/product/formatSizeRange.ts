import { withLatinDigits } from '@gschool/domain';
export type LengthUnit = 'cm' | 'in';

const MM_PER_UNIT = { cm: 10, in: 25.4 } as const;

/** `88–93`, in centimeters or half inches, in the locale's digits. */
export function formatSizeRange(
  [least, most]: readonly [number, number],
  unit: LengthUnit,
  locale: string,
): string {
  const figure = (millimetres: number) => {
    const value = millimetres / MM_PER_UNIT[unit];
    const rounded = unit === 'in' ? Math.round(value * 2) / 2 : value;
    return rounded.toLocaleString(withLatinDigits(locale), { maximumFractionDigits: 1 });
  };
  return `${figure(least)}–${figure(most)}`;
}
