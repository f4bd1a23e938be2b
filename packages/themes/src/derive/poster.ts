import type { PosterColors, Seed } from '../seeds/seed';
import { ensureContrast, oklchToHex, toOklch } from './oklch';

/** A color with less chroma is a gray, and its hue means nothing. */
const GRAY_CHROMA = 0.03;

const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value));

const isYellow = (hue: number) => hue > 55 && hue < 125;

/** A light tint of a warm hue looks like skin, and a dark yellow like mud. */
const isWarm = (hue: number) => hue > 10 && hue < 125;

/** Opposite to the hue of skin. */
const COLD_HUE = 246;

/**
 * The colors of drawn posters, from the brand, the accent and the tint of the grays. The seed may set
 * each of them. They are the same in both schemes: a poster is a picture, like a photo.
 */
export function derivePoster(seed: Seed): PosterColors {
  const brand = toOklch(seed.brand);
  const accent = toOklch(seed.accent);
  const isGray = accent.c < GRAY_CHROMA;
  const accentHue = isGray ? seed.neutral.hue : accent.h;
  const coolHue = isGray || !isWarm(accentHue) ? accentHue : isWarm(brand.h) ? COLD_HUE : brand.h;
  /** Chroma of what is tinted like the accent. */
  const tinted = (chroma: number) => (isGray ? Math.min(chroma, 0.012) : chroma);
  const own = seed.poster ?? {};
  // Next to the brand on the color wheel, on the warm side. A dark yellow would look like mud, so it
  // is light.
  const warmer = (brand.h + 305) % 360;
  const hotLightness = isYellow(warmer) ? 0.87 : brand.l > 0.75 ? 0.68 : 0.8;
  const hot = own.hot ?? oklchToHex(hotLightness, 0.16, warmer);
  const hotHue = toOklch(hot).h;
  const colors = {
    paper: oklchToHex(0.968, Math.min(0.028, seed.neutral.chroma), seed.neutral.hue),
    brand: oklchToHex(clamp(brand.l, 0.62, 0.84), brand.c, brand.h),
    accent: oklchToHex(clamp(accent.l, 0.6, 0.76), accent.c, accent.h),
    hot,
    blush: oklchToHex(0.84, 0.085, hotHue),
    mint: oklchToHex(0.89, tinted(0.055), coolHue),
    deep: oklchToHex(0.42, tinted(0.1), coolHue),
    night: oklchToHex(0.28, Math.min(0.05, seed.neutral.chroma * 1.6), seed.neutral.hue),
    ...own,
  };
  const inkOn = (backgrounds: string[], hue: number, chroma: number) =>
    ensureContrast(oklchToHex(0.31, chroma, hue), backgrounds, 4, 'darker');
  return {
    ink: inkOn([colors.brand, colors.accent, colors.mint], accentHue, tinted(0.055)),
    // Skin, not clothes: the same hues in every theme.
    shadow: inkOn([colors.blush, colors.paper], 20, 0.06),
    light: ensureContrast(oklchToHex(0.89, 0.065, 66), [colors.deep, colors.night], 5, 'lighter'),
    ...colors,
  };
}
