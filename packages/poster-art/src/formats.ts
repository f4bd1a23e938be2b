/** Aspect ratios. */
export type Ratio = '16/9' | '4/3' | '1/1' | '4/5' | '2/3';

/** The drawing's own units for each shape; the picture scales to its box. */
export const formats: Readonly<Record<Ratio, { width: number; height: number }>> = {
  '16/9': { width: 640, height: 360 },
  '4/3': { width: 560, height: 420 },
  '1/1': { width: 480, height: 480 },
  '4/5': { width: 480, height: 600 },
  '2/3': { width: 400, height: 600 },
};
