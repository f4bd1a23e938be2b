import {
  blend,
  clampChroma,
  converter,
  formatHex,
  formatHex8,
  interpolate,
  wcagContrast,
} from 'culori';

const convertToOklch = converter('oklch');

/** Lightness (0–1), chroma (0–0.4) and hue (degrees) as a hex color inside sRGB. */
export function oklchToHex(l: number, c: number, h: number): string {
  return formatHex(clampChroma({ mode: 'oklch', l, c, h }, 'oklch'));
}

/** The OKLCH parts of a CSS color; a gray has hue 0. */
export function toOklch(color: string): { l: number; c: number; h: number } {
  const found = convertToOklch(color);
  if (!found) throw new Error(`Not a colour: ${color}`);
  return { l: found.l, c: found.c, h: found.h ?? 0 };
}

/** `amount` (0–1) of `color` over `background`, mixed in OKLab, so that tints keep their hue. */
export function mixColors(background: string, color: string, amount: number): string {
  return formatHex(interpolate([background, color], 'oklab')(amount));
}

/** A color with opacity 0–1, as `#rrggbbaa`. */
export function withOpacity(color: string, opacity: number): string {
  return formatHex8({ ...convertToOklch(color)!, alpha: opacity });
}

/** A translucent color over an opaque one, as a hex color. */
export const blendColors = (behind: string, color: string): string =>
  formatHex(blend([behind, color]));

/** WCAG contrast (1–21). A translucent background is measured over the color behind it. */
export function getContrast(color: string, background: string, behind = '#ffffff'): number {
  const { alpha = 1 } = convertToOklch(background) ?? {};
  return wcagContrast(color, alpha < 1 ? blendColors(behind, background) : background);
}

/** The lowest WCAG contrast (1–21) of a color against several backgrounds. */
export function getLowestContrast(color: string, backgrounds: readonly string[]): number {
  return Math.min(...backgrounds.map((background) => getContrast(color, background)));
}

/**
 * The color closest to `color` in lightness that has at least the contrast `ratio` against every
 * background. If no shade does, returns the shade with the highest contrast, and `checkContrast`
 * reports the pair.
 */
export function ensureContrast(
  color: string,
  backgrounds: readonly string[],
  ratio: number,
  towards: 'darker' | 'lighter',
): string {
  const { l, c, h } = toOklch(color);
  const step = towards === 'darker' ? -0.004 : 0.004;
  let best = { tried: color, contrast: 0 };
  for (let now = Math.min(1, l); now >= 0 && now <= 1; now += step) {
    const tried = oklchToHex(now, c, h);
    const lowest = getLowestContrast(tried, backgrounds);
    // Slightly above the ratio, because hex digits are rounded.
    if (lowest >= ratio + 0.02) return tried;
    if (lowest > best.contrast) best = { tried, contrast: lowest };
  }
  return best.tried;
}
