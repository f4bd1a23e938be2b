import type { Scheme, Surfaces } from './surfaces';
import { ensureContrast, getLowestContrast, toOklch, oklchToHex, mixColors } from './oklch';

/** A colored fill, its tint, and the text color for each. */
export interface Fill {
  fill: string;
  strong: string;
  soft: string;
  on: string;
  text: string;
}

/**
 * If white text has at least this contrast on a fill, the fill is darkened so that its text can be
 * white.
 */
const MIN_WHITE_CONTRAST = 3.9;

/**
 * Derives a fill and its related colors. Gold, cyan and green keep their fill and get dark text.
 * Reds, blues and magentas get white text and are darkened until the contrast passes.
 */
export function deriveFill(color: string, surfaces: Surfaces, scheme: Scheme): Fill {
  const usesWhiteText = getLowestContrast('#ffffff', [color]) >= MIN_WHITE_CONTRAST;
  const background = usesWhiteText ? ensureContrast(color, ['#ffffff'], 4.5, 'darker') : color;
  const { l, c, h } = toOklch(background);
  const isLight = scheme === 'light';
  const strong = oklchToHex(usesWhiteText || isLight ? l - 0.05 : l + 0.05, c, h);
  const on = usesWhiteText
    ? '#ffffff'
    : ensureContrast(oklchToHex(0.224, Math.min(c, 0.046), h), [background, strong], 4.5, 'darker');
  const soft = mixColors(surfaces.page, background, isLight ? 0.16 : 0.22);
  return {
    fill: background,
    strong,
    soft,
    on,
    text: ensureContrast(
      background,
      [...surfaces.backgrounds, soft],
      5,
      surfaces.contrastDirection,
    ),
  };
}
