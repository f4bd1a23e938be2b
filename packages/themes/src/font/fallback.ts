/**
 * Inter's vertical metrics (hhea), in units of its em of 2048. They are taken from the file that is
 * served.
 */
const inter = { unitsPerEm: 2048, ascent: 1984, descent: 494, lineGap: 0 };

/**
 * How much wider a page of the product's own sentences is in Inter than in Arial of the same weight
 * (or in Liberation Sans, which has the same widths). Measured in Chromium: 400 1.0648, 500 1.0755,
 * 600 1.0081, 700 1.0178, 800 1.0298. Arial has only two weights, so three faces cover Inter's
 * range.
 */
const faces = [
  { weight: '100 575', local: ['Arial', 'Liberation Sans'], widths: 1.065 },
  { weight: '576 725', local: ['Arial Bold', 'Liberation Sans Bold'], widths: 1.013 },
  { weight: '726 900', local: ['Arial Bold', 'Liberation Sans Bold'], widths: 1.028 },
];

const percent = (value: number): string => `${+(value * 100).toFixed(2)}%`;

/** The `@font-face` descriptors of the metric-matched fallback, one per range of weights. */
export const fallbackFaces = faces.map(({ weight, local, widths }) => ({
  src: local.map((name) => `local('${name}')`).join(', '),
  fontWeight: weight,
  sizeAdjust: percent(widths),
  ascentOverride: percent(inter.ascent / inter.unitsPerEm / widths),
  descentOverride: percent(inter.descent / inter.unitsPerEm / widths),
  lineGapOverride: percent(inter.lineGap / inter.unitsPerEm / widths),
}));
