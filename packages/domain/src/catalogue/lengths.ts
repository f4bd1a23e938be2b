/** A range of lengths in shown minutes; both ends belong to it. */
export interface LengthBand {
  value: string;
  min: number;
  max: number;
}

/**
 * The lengths that a list can be narrowed to. A class of exactly 20 minutes is
 * found under "10–20" and under "20–30": both names promise it.
 */
export const lengthBands: readonly LengthBand[] = [
  { value: 'under-10', min: 0, max: 9 },
  { value: '10-20', min: 10, max: 20 },
  { value: '20-30', min: 20, max: 30 },
  { value: '30-45', min: 30, max: 45 },
  { value: 'over-45', min: 46, max: Infinity },
];
