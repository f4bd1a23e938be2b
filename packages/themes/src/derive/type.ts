import type { Seed } from '../seeds/seed';

/** The widths of the smallest and the widest screen between which sizes grow, in rem. */
const narrow = 22.5;
const wide = 90;

/**
 * A size in rem that grows from `least` (at 360 px) to `most` (at 1440 px). When the browser’s text
 * is at 200%, `growth` limits the size on a screen of 320 px, so that a long word has room.
 */
function fluid(least: number, most: number, growth = 2): string {
  const slope = (most - least) / (wide - narrow);
  const start = least - slope * narrow;
  // The middle term is in rem, so that zoom and the font-size setting apply to all of it.
  const middle = `${short(start)}rem + ${short(slope * 100)}vw`;
  if (growth === 2) return `clamp(${short(least)}rem, ${middle}, ${short(most)}rem)`;
  const limit = `${short(least * growth * 5)}vw`;
  return `clamp(min(${short(least)}rem, ${limit}), min(${middle}, ${limit}), ${short(most)}rem)`;
}

const short = (value: number): number => +value.toFixed(3);

/** The type scale. Reading sizes are the same in every theme; headings depend on the seed. */
export function deriveTypeScale({ display: { scale } }: Seed) {
  return {
    xs: '0.8125rem',
    sm: '0.925rem',
    md: '1rem',
    field: 'max(1rem, 16px)',
    lg: fluid(1.0625, 1.175),
    xl: fluid(1.175, 1.375),
    h3: fluid(1.25 * scale, 1.5 * scale, 1.7),
    h2: fluid(1.45 * scale, 1.8 * scale, 1.6),
    h1: fluid(1.95 * scale, 3.1 * scale, 1.35),
    display: fluid(2.8 * scale, 5.75 * scale, 1),
  };
}

/** The tracking and weight of display type. */
export function deriveTypeStyle({ display }: Seed) {
  return {
    weight: {
      regular: '400',
      medium: '550',
      semibold: '650',
      bold: '750',
      display: String(display.weight),
    },
    leading: { tight: '1.04', snug: '1.25', body: '1.55' },
    tracking: { tight: '-0.02em', display: `${display.tracking}em`, eyebrow: '0.12em' },
  };
}
