/**
 * The colors that a poster may use, by role. `paper` and `light` are the lightest, for suits and for
 * figures on dark backgrounds. `ink` and `shadow` are figures on light backgrounds, `deep` and `night`
 * dark backgrounds. `blush` is a tint of `hot`, which stands out against `brand` and `accent`, and
 * `mint` is a tint of `accent`.
 */
export type PosterColors = Readonly<
  Record<
    | 'paper'
    | 'light'
    | 'ink'
    | 'shadow'
    | 'brand'
    | 'accent'
    | 'hot'
    | 'blush'
    | 'mint'
    | 'deep'
    | 'night',
    string
  >
>;

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

/** An outfit of roles: background, ink, hot, soft, and what `soft` is shaded with. */
type Outfit = readonly [
  background: Role | readonly [Role, Role, share: number],
  ink: Role,
  hot: Role,
  soft: Role,
  shade: 'ink' | 'hot' | 'background',
];

/** Eleven outfits with eleven backgrounds, so that neighbors never share one. */
const outfits: readonly Outfit[] = [
  ['brand', 'ink', 'hot', 'paper', 'hot'],
  ['deep', 'light', 'hot', 'brand', 'hot'],
  ['night', 'light', 'hot', 'brand', 'hot'],
  ['blush', 'shadow', 'hot', 'paper', 'hot'],
  ['accent', 'ink', 'brand', 'paper', 'hot'],
  ['paper', 'shadow', 'blush', 'deep', 'ink'],
  ['mint', 'ink', 'brand', 'hot', 'hot'],
  [['shadow', 'night', 0.5], 'light', 'accent', 'paper', 'background'],
  [['paper', 'blush', 0.35], 'shadow', 'accent', 'hot', 'ink'],
  [['blush', 'brand', 0.45], 'night', 'paper', 'deep', 'ink'],
  [['deep', 'mint', 0.2], 'light', 'hot', 'mint', 'background'],
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
  const [ground, inkRole, hotRole, softRole, shadeRole] = outfits[
    (seed * 4) % outfits.length
  ] as Outfit;
  const background =
    typeof ground === 'string'
      ? colors[ground]
      : mix(colors[ground[0]], colors[ground[1]], ground[2]);
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
