import type { Seed } from '../seeds/seed';
import { ensureContrast, toOklch, oklchToHex } from './oklch';

/** The two schemes of every color theme. */
export type Scheme = 'light' | 'dark';

/** The grays of a theme: backgrounds, text and borders. */
export function deriveSurfaces(seed: Seed, scheme: Scheme) {
  const page = seed.page[scheme];
  const { l } = toOklch(page);
  const isLight = scheme === 'light';
  const grey = (lightness: number) => {
    // Grays near black and white have less chroma, or they would look colored.
    const strength = Math.min(1, (1 - lightness) / 0.09, lightness / 0.4);
    return oklchToHex(lightness, seed.neutral.chroma * strength, seed.neutral.hue);
  };
  const raised = isLight ? '#ffffff' : grey(l + seed.depth.raised);
  const sunken = grey(isLight ? Math.min(l - 0.018, 0.959) : l - seed.depth.sunken);
  const backgrounds = [page, raised, sunken];
  const away = isLight ? 'darker' : 'lighter';
  const text = ensureContrast(grey(isLight ? 0.212 : 0.966), backgrounds, 7, away);
  return {
    page,
    raised,
    sunken,
    backgrounds,
    away,
    text,
    textMuted: ensureContrast(grey(isLight ? 0.5 : 0.735), backgrounds, 4.6, away),
    borderMuted: grey(isLight ? 0.906 : l + 0.13),
    border: ensureContrast(grey(isLight ? 0.72 : 0.42), backgrounds, 3, away),
    inverse: text,
    onInverse: isLight ? page : grey(0.2),
  } as const;
}

/** What `surfaces` gives. */
export type Surfaces = ReturnType<typeof deriveSurfaces>;
