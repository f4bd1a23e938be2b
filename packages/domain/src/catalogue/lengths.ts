/** A range of lengths in shown minutes; both ends belong to it. */
export interface LengthRange {
  value: string;
  min: number;
  max: number;
}

/**
 * The lengths that a list can be narrowed to; every class has one. The values are parts of
 * addresses and stay; what is shown says where a band really begins ("21–30").
 */
export const lengthRanges: readonly LengthRange[] = [
  { value: 'under-10', min: 0, max: 9 },
  { value: '10-20', min: 10, max: 20 },
  { value: '20-30', min: 21, max: 30 },
  { value: '30-45', min: 31, max: 45 },
  { value: 'over-45', min: 46, max: Infinity },
];
