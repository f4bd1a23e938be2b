/** The colors of drawn posters; `@gschool/poster-art` chooses from them by role. */
export interface PosterColors {
  /** The lightest paper: suits and light backgrounds. */
  paper: string;
  /** The figure on dark backgrounds. */
  light: string;
  /** The figure on light backgrounds. */
  ink: string;
  /** A second ink, of another hue. */
  shadow: string;
  /** The color of the brand. */
  brand: string;
  /** The second color of the theme. */
  accent: string;
  /** A color that stands out against both: suns, ribbons, suits. */
  hot: string;
  /** A light tint of `hot`. */
  blush: string;
  /** A light tint of `accent`. */
  mint: string;
  /** A dark background in the hue of `accent`. */
  deep: string;
  /** The darkest background. */
  night: string;
}

/**
 * The values of a color theme that a designer decides. Everything else is derived; see `derive.ts`.
 * Colors are any CSS color; lengths are CSS pixels at the medium font size.
 */
export interface Seed {
  /** The name that people read in the customizer. */
  label: string;
  /** The brand fill. It is darkened where white text on it needs more contrast. */
  brand: string;
  /** The second accent. */
  accent: string;
  /** The background of the page in the light and in the dark scheme. */
  page: { light: string; dark: string };
  /**
   * The tint of grays: OKLCH chroma (0 = pure gray, 0.03 = clearly warm or cool) and hue in degrees.
   */
  neutral: { chroma: number; hue: number };
  /** OKLCH lightness steps from the page to raised and sunken surfaces, in the dark scheme. */
  depth: { raised: number; sunken: number };
  /** The corner radius of cards and posters. All other corners are derived from it. */
  radius: number;
  /** The corner radius of buttons and chips: a pill, or pixels. */
  control: 'pill' | number;
  /**
   * The shadows of raised surfaces: `soft` is wide and tinted, `crisp` is small with an outline,
   * `glow` adds light in the brand color.
   */
  shadow: 'soft' | 'crisp' | 'glow';
  /**
   * Headings: `scale` multiplies the sizes of `h1` to `h3` and of display type (1 = generous);
   * weight; and tracking in em.
   */
  display: { scale: number; weight: number; tracking: number };
  /** Height of the site header. */
  header: number;
  /** Custom status colors, if the theme has any. */
  status?: Partial<Record<'info' | 'success' | 'warning' | 'danger', string>>;
  /** Colors of drawn posters, where the theme wants its own; hex colors. */
  poster?: Partial<PosterColors>;
}
