import type { Seed } from '../seeds/seed';
import { ensureContrast, toOklch, oklchToHex } from './oklch';

/** The two schemes of every color theme. */
export type Scheme = 'light' | 'dark';

/** The grays of a theme: backgrounds, text and borders. */
export function deriveSurfaces(seed: Seed, scheme: Scheme) {
  const page = seed.page[scheme];
  const { l } = toOklch(page);
  const isLight = scheme === 'light';
  const gray = (lightness: number) => {
    // Grays near black and white get less chroma, because they would otherwise look colored.
    const chromaScale = Math.min(1, (1 - lightness) / 0.09, lightness / 0.4);
    return oklchToHex(lightness, seed.neutral.chroma * chromaScale, seed.neutral.hue);
  };
  const raised = isLight ? '#ffffff' : gray(l + seed.depth.raised);
  const sunken = gray(isLight ? Math.min(l - 0.018, 0.959) : l - seed.depth.sunken);
  const backgrounds = [page, raised, sunken];
  const contrastDirection = isLight ? 'darker' : 'lighter';
  const text = ensureContrast(gray(isLight ? 0.212 : 0.966), backgrounds, 7, contrastDirection);
  return {
    page,
    raised,
    sunken,
    backgrounds,
    contrastDirection,
    text,
    textMuted: ensureContrast(gray(isLight ? 0.5 : 0.735), backgrounds, 4.6, contrastDirection),
    borderMuted: gray(isLight ? 0.906 : l + 0.13),
    border: ensureContrast(gray(isLight ? 0.72 : 0.42), backgrounds, 3, contrastDirection),
    inverse: text,
    onInverse: isLight ? page : gray(0.2),
    // Lighter than raised surfaces in the dark scheme, so that a strip or a tooltip has an edge.
    dark: isLight ? text : gray(Math.max(l + seed.depth.raised + 0.06, 0.32)),
    onDark: isLight ? page : text,
  } as const;
}

/** The result of `deriveSurfaces`. */
export type Surfaces = ReturnType<typeof deriveSurfaces>;
