/** The minimum, maximum and step of each number of a seed, by its path. */
export const limits = {
  'neutral.chroma': { label: 'Gray tint', min: 0, max: 0.06, step: 0.002, unit: 'chroma' },
  'neutral.hue': { label: 'Gray hue', min: 0, max: 360, step: 1, unit: 'degrees' },
  'depth.raised': {
    label: 'Raised surfaces, dark',
    min: 0,
    max: 0.15,
    step: 0.005,
    unit: 'lightness',
  },
  'depth.sunken': {
    label: 'Sunken surfaces, dark',
    min: 0,
    max: 0.1,
    step: 0.005,
    unit: 'lightness',
  },
  radius: { label: 'Card corners', min: 0, max: 32, step: 1, unit: 'px' },
  control: { label: 'Control corners', min: 0, max: 24, step: 1, unit: 'px' },
  'display.scale': { label: 'Heading size', min: 0.7, max: 1.3, step: 0.01, unit: 'times' },
  'display.weight': { label: 'Heading weight', min: 300, max: 900, step: 10, unit: '' },
  'display.tracking': {
    label: 'Heading tracking',
    min: -0.08,
    max: 0.05,
    step: 0.005,
    unit: 'em',
  },
  header: { label: 'Header height', min: 48, max: 112, step: 2, unit: 'px' },
} as const;

/** A number of a seed. */
export type NumberPath = keyof typeof limits;
