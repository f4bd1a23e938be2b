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
