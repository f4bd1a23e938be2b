/** A range of lengths in whole minutes, inclusive. */
export interface LengthRange {
  value: string;
  min: number;
  max: number;
}

/**
 * The lengths of the facet. Every class has exactly one length. The values are used in URLs and
 * never change, even where the range begins a minute later (`20-30` begins at 21).
 */
export const lengthRanges: readonly LengthRange[] = [
  { value: 'under-10', min: 0, max: 9 },
  { value: '10-20', min: 10, max: 20 },
  { value: '20-30', min: 21, max: 30 },
  { value: '30-45', min: 31, max: 45 },
  { value: 'over-45', min: 46, max: Infinity },
];
