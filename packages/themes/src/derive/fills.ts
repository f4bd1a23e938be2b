import type { Scheme, Surfaces } from './surfaces';
import { ensureContrast, getLowestContrast, toOklch, oklchToHex, mixColors } from './oklch';

/** A coloured fill, its tint, and the text that may stand on either. */
export interface Fill {
  fill: string;
  strong: string;
  soft: string;
  on: string;
  text: string;
}

/** White may ask a fill to be shaded only if it nearly stands on it already. */
const MIN_WHITE_CONTRAST = 3.9;

/**
 * The family of one colour. Gold, cyan and green keep their fill and carry a
 * dark ink; reds, blues and magentas carry white and are shaded until it holds.
 */
export function deriveFill(color: string, surfaces: Surfaces, scheme: Scheme): Fill {
  const usesWhiteText = getLowestContrast('#ffffff', [color]) >= MIN_WHITE_CONTRAST;
  const ground = usesWhiteText ? ensureContrast(color, ['#ffffff'], 4.5, 'darker') : color;
  const { l, c, h } = toOklch(ground);
  const isLight = scheme === 'light';
  const strong = oklchToHex(usesWhiteText || isLight ? l - 0.05 : l + 0.05, c, h);
  const on = usesWhiteText
    ? '#ffffff'
    : ensureContrast(oklchToHex(0.224, Math.min(c, 0.046), h), [ground, strong], 4.5, 'darker');
  const soft = mixColors(surfaces.page, ground, isLight ? 0.16 : 0.22);
  return {
    fill: ground,
    strong,
    soft,
    on,
    text: ensureContrast(ground, [...surfaces.grounds, soft], 5, surfaces.away),
  };
}
