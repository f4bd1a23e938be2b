import type { Scheme, Surfaces } from './surfaces';
import { holding, lowestContrast, parts, shade, tint } from './shade';

/** A coloured fill, its tint, and the text that may stand on either. */
export interface Fill {
  fill: string;
  strong: string;
  soft: string;
  on: string;
  text: string;
}

/** White may ask a fill to be shaded only if it nearly stands on it already. */
const whiteNearlyStands = 3.9;

/**
 * The family of one colour. Gold, cyan and green keep their fill and carry a
 * dark ink; reds, blues and magentas carry white and are shaded until it holds.
 */
export function fill(wish: string, surfaces: Surfaces, scheme: Scheme): Fill {
  const carriesWhite = lowestContrast('#ffffff', [wish]) >= whiteNearlyStands;
  const ground = carriesWhite ? holding(wish, ['#ffffff'], 4.5, 'darker') : wish;
  const { l, c, h } = parts(ground);
  const isLight = scheme === 'light';
  const strong = shade(carriesWhite || isLight ? l - 0.05 : l + 0.05, c, h);
  const on = carriesWhite
    ? '#ffffff'
    : holding(shade(0.224, Math.min(c, 0.046), h), [ground, strong], 4.5, 'darker');
  const soft = tint(surfaces.page, ground, isLight ? 0.16 : 0.22);
  return {
    fill: ground,
    strong,
    soft,
    on,
    text: holding(ground, [...surfaces.grounds, soft], 5, surfaces.away),
  };
}
