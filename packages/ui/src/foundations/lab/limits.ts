/** The numbers of a seed by where they stand in it, and how far each may go. */
export const limits = {
  'neutral.chroma': { label: 'Dye of greys', min: 0, max: 0.06, step: 0.002, unit: 'chroma' },
  'neutral.hue': { label: 'Hue of greys', min: 0, max: 360, step: 1, unit: 'degrees' },
  'depth.raised': {
    label: 'Rise of surfaces, dark',
    min: 0,
    max: 0.15,
    step: 0.005,
    unit: 'lightness',
  },
  'depth.sunk': { label: 'Fall of wells, dark', min: 0, max: 0.1, step: 0.005, unit: 'lightness' },
  radius: { label: 'Corner of cards', min: 0, max: 32, step: 1, unit: 'px' },
  control: { label: 'Corner of controls', min: 0, max: 24, step: 1, unit: 'px' },
  'display.scale': { label: 'Size of headings', min: 0.7, max: 1.3, step: 0.01, unit: 'times' },
  'display.weight': { label: 'Weight of headings', min: 300, max: 900, step: 10, unit: '' },
  'display.tracking': {
    label: 'Tracking of headings',
    min: -0.08,
    max: 0.05,
    step: 0.005,
    unit: 'em',
  },
  header: { label: 'Height of the header', min: 48, max: 112, step: 2, unit: 'px' },
} as const;

/** A number of a seed. */
export type NumberPath = keyof typeof limits;
