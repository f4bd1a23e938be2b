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
}

/** background, ink, hot, soft. */
const palettes = (
  'f6c945 1b3a4b ef6f53 fff4dc,0d5c63 fbe3c0 e2703a f7b538,2b2d42 f6c9a8 e4572e ecba12,' +
  'e8a598 4a1f33 c8553d fbe9d2,08b1ba 123f4a ecba12 fff6e0,f2e3c6 5b2f35 e58f65 2f7f80,' +
  'c9dcc1 23443b f0b64a d9593d,3d2645 ffd9c0 f25f5c ffe066,fde2d0 461220 08b1ba d8414f,' +
  'f4b6a6 2f3061 f9dc5c 6d8be0,1d4e89 fbd1a2 f26a4b 7dcfb6'
)
  .split(',')
  .map((row) => row.split(' ').map((hex) => `#${hex}`));

const channels = (hex: string): number[] => [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16));

/** A color between two others; 0 is the first. */
export const mix = (a: string, b: string, share: number): string => {
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
export const getPalette = (seed: number): Palette => {
  const [background = '', ink = '', hot = '', soft = ''] =
    palettes[(seed * 4) % palettes.length] ?? [];
  const isLight = (channels(ink)[1] ?? 0) > 190;
  return {
    background,
    ink,
    hot,
    soft,
    hair: isLight ? soft : mix(ink, '#000000', 0.4),
    iron: mix(isLight ? background : ink, '#000000', 0.5),
    deep: mix(background, isLight ? '#000000' : ink, 0.2),
  };
};
