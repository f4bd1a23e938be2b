export type SizeGuideId = 'tops' | 'bottoms' | 'shoes';

/** Labels are the messages `sizes.MEASURE`. */
type Measure = 'chest' | 'waist' | 'hips' | 'inseam' | 'foot';

/** One size with the range of each measure, in millimeters of the body. */
interface SizeRow {
  size: string;
  ranges: readonly (readonly [least: number, most: number])[];
}

/** The measurements are those of the body, not of the garment. */
export interface SizeGuide {
  measures: readonly Measure[];
  rows: readonly SizeRow[];
}

export const sizeGuides: Readonly<Record<SizeGuideId, SizeGuide>> = {
  tops: {
    measures: ['chest', 'waist'],
    rows: [
      {
        size: 'XS',
        ranges: [
          [780, 820],
          [600, 640],
        ],
      },
      {
        size: 'S',
        ranges: [
          [830, 870],
          [650, 690],
        ],
      },
      {
        size: 'M',
        ranges: [
          [880, 930],
          [700, 750],
        ],
      },
      {
        size: 'L',
        ranges: [
          [940, 1000],
          [760, 820],
        ],
      },
      {
        size: 'XL',
        ranges: [
          [1010, 1080],
          [830, 910],
        ],
      },
    ],
  },
  bottoms: {
    measures: ['waist', 'hips', 'inseam'],
    rows: [
      {
        size: 'XS',
        ranges: [
          [600, 640],
          [860, 900],
          [700, 710],
        ],
      },
      {
        size: 'S',
        ranges: [
          [650, 690],
          [910, 950],
          [710, 720],
        ],
      },
      {
        size: 'M',
        ranges: [
          [700, 750],
          [960, 1010],
          [720, 730],
        ],
      },
      {
        size: 'L',
        ranges: [
          [760, 820],
          [1020, 1080],
          [730, 740],
        ],
      },
      {
        size: 'XL',
        ranges: [
          [830, 910],
          [1090, 1160],
          [740, 750],
        ],
      },
    ],
  },
  shoes: {
    measures: ['foot'],
    rows: [
      { size: '36', ranges: [[225, 230]] },
      { size: '37', ranges: [[231, 237]] },
      { size: '38', ranges: [[238, 243]] },
      { size: '39', ranges: [[244, 250]] },
      { size: '40', ranges: [[251, 257]] },
      { size: '41', ranges: [[258, 263]] },
      { size: '42', ranges: [[264, 270]] },
    ],
  },
};
