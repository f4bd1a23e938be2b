import { withLatinDigits } from '@gschool/domain';
/** How a length is read. */
export type LengthUnit = 'cm' | 'in';

const MILLIMETRES = { cm: 10, in: 25.4 } as const;

/** "88–93", in centimetres or in halves of an inch, in the reader's figures. */
export function rangeWords(
  [least, most]: readonly [number, number],
  unit: LengthUnit,
  locale: string,
): string {
  const figure = (millimetres: number) => {
    const value = millimetres / MILLIMETRES[unit];
    const rounded = unit === 'in' ? Math.round(value * 2) / 2 : value;
    return rounded.toLocaleString(withLatinDigits(locale), { maximumFractionDigits: 1 });
  };
  return `${figure(least)}–${figure(most)}`;
}
