import { getGroundIndex, grounds, type Ground } from './grounds';
import type { PosterColors } from './posterColors';

/** The colors of the default theme, for pictures without a reader whose theme could count. */
export const defaultColors: PosterColors = {
  paper: '#fff2da',
  light: '#fbd3ad',
  ink: '#17394a',
  shadow: '#4a1f33',
  brand: '#f6c23c',
  accent: '#08b1ba',
  hot: '#ea6248',
  blush: '#f3afa0',
  mint: '#bfe0cd',
  deep: '#0d5c63',
  night: '#33244a',
};

/**
 * The colors of a poster. `soft` is the color of the figure's suit, with contrast to `background`,
 * `hot` and `ink`. The other colors are mixed from these four.
 */
export interface Palette {
  background: string;
  ink: string;
  hot: string;
  soft: string;
  hair: string;
  /** Weights and bells: always dark. */
  iron: string;
  /** A step from `background` towards `ink`: floors and second layers. */
  deep: string;
  /** The skin of limbs behind the body. */
  behind: string;
  /** The lines of a face. */
  line: string;
  /** The suit of limbs behind the body, and the shaded side of a product. */
  shade: string;
}

type Role = keyof PosterColors;

/** An outfit of roles on a ground: ink, hot, soft, and what `soft` is shaded with. */
type Outfit = readonly [ink: Role, hot: Role, soft: Role, shade: 'ink' | 'hot' | 'background'];

/** The outfit on each of the `grounds`. */
const outfits: readonly Outfit[] = [
  ['ink', 'hot', 'paper', 'hot'],
  ['light', 'hot', 'brand', 'hot'],
  ['light', 'hot', 'brand', 'hot'],
  ['shadow', 'hot', 'paper', 'hot'],
  ['ink', 'brand', 'paper', 'hot'],
  ['shadow', 'blush', 'deep', 'ink'],
  ['ink', 'brand', 'hot', 'hot'],
  ['light', 'accent', 'paper', 'background'],
  ['shadow', 'accent', 'hot', 'ink'],
  ['night', 'paper', 'deep', 'ink'],
  ['light', 'hot', 'mint', 'background'],
];

const channels = (hex: string): number[] => [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16));

/**
 * A color between two others; 0 is the first. Of two hex colors it is a hex color; a custom property
 * is mixed by the browser.
 */
export const mix = (a: string, b: string, share: number): string => {
  if (!a.startsWith('#') || !b.startsWith('#'))
    return `color-mix(in srgb,${b} ${Math.round(share * 100)}%,${a})`;
  const to = channels(b);
  return `#${channels(a)
    .map((v, i) =>
      Math.round(v + ((to[i] ?? v) - v) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
};

/** The palette of a seed: neighbors, in a row and across rows of up to ten, differ. */
export const getPalette = (seed: number, colors: PosterColors): Palette => {
  const index = getGroundIndex(seed);
  const [inkRole, hotRole, softRole, shadeRole] = outfits[index] as Outfit;
  const [base, other, share] = grounds[index] as Ground;
  const background = other ? mix(colors[base], colors[other], share) : colors[base];
  const [ink, hot, soft] = [colors[inkRole], colors[hotRole], colors[softRole]];
  const isDark = inkRole === 'light';
  const shades = { ink, hot, background };
  return {
    background,
    ink,
    hot,
    soft,
    hair: isDark ? colors.brand : mix(ink, '#000000', 0.4),
    iron: mix(isDark ? background : ink, '#000000', 0.5),
    deep: mix(background, isDark ? '#000000' : ink, 0.2),
    behind: mix(ink, isDark ? shades[shadeRole] : background, 0.24),
    line: isDark ? mix(ink, colors.shadow, 0.42) : mix(ink, colors.paper, 0.24),
    shade: mix(soft, shades[shadeRole], 0.32),
  };
};
