import type { Seed } from '../seeds/seed';
import { withOpacity, oklchToHex } from './oklch';
import type { Scheme } from './surfaces';

/** Converts pixels at the medium font size to rem. */
export const toRem = (pixels: number): string => `${+(pixels / 16).toFixed(4)}rem`;

/**
 * A length that grows with the browser's text size as long as a narrow screen has room. On a screen
 * of 320 px, it is the same as with normal text.
 */
export const toSpace = (pixels: number): string =>
  `min(${toRem(pixels)}, ${+(pixels / 3.2).toFixed(4)}vw)`;

/** Derives all corners from the corner of a card. */
export function deriveRadii({ radius, control }: Seed) {
  return {
    small: toRem(Math.min(8, Math.max(2, radius / 2))),
    medium: toRem(Math.min(12, radius)),
    large: toRem(radius),
    xlarge: toRem(Math.round(radius * 1.6)),
    control: control === 'pill' ? '999px' : toRem(control),
    full: '999px',
  };
}

/** The shadows of a theme, by elevation. */
export function deriveShadows(seed: Seed, scheme: Scheme) {
  const isLight = scheme === 'light';
  const tone = isLight ? oklchToHex(0.32, seed.neutral.chroma * 1.6, seed.neutral.hue) : '#000000';
  const dim = (light: number, dark: number) => withOpacity(tone, isLight ? light : dark);
  if (seed.shadow === 'crisp') {
    return {
      low: `0 1px 2px ${dim(0.12, 0.5)}`,
      mid: `0 0 0 1px ${dim(0.05, 0.4)}, 0 4px 14px ${dim(0.1, 0.45)}`,
      high: `0 0 0 1px ${dim(0.06, 0.5)}, 0 16px 40px ${dim(0.16, 0.6)}`,
    };
  }
  const light =
    seed.shadow === 'glow' ? `, 0 0 36px ${withOpacity(seed.brand, isLight ? 0.16 : 0.32)}` : '';
  return {
    low: `0 1px 2px ${dim(0.07, 0.4)}, 0 2px 6px ${dim(0.05, 0.3)}`,
    mid: `0 1px 2px ${dim(0.06, 0.4)}, 0 12px 32px ${dim(0.08, 0.45)}${light}`,
    high: `0 2px 6px ${dim(0.08, 0.4)}, 0 28px 64px ${dim(0.16, 0.6)}${light}`,
  };
}
