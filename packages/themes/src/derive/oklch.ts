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

/** Lightness (0–1), chroma (0–0.4) and hue (degrees) as a hex colour inside sRGB. */
export function oklchToHex(l: number, c: number, h: number): string {
  return formatHex(clampChroma({ mode: 'oklch', l, c, h }, 'oklch'));
}

/** The OKLCH parts of a CSS colour; a grey has hue 0. */
export function toOklch(color: string): { l: number; c: number; h: number } {
  const found = convertToOklch(color);
  if (!found) throw new Error(`Not a colour: ${color}`);
  return { l: found.l, c: found.c, h: found.h ?? 0 };
}

/** `amount` (0–1) of `color` over `ground`, mixed in OKLab so that tints stay clean. */
export function mixColors(ground: string, color: string, amount: number): string {
  return formatHex(interpolate([ground, color], 'oklab')(amount));
}

/** A colour with opacity 0–1, as `#rrggbbaa`. */
export function withOpacity(color: string, opacity: number): string {
  return formatHex8({ ...convertToOklch(color)!, alpha: opacity });
}

/** WCAG contrast (1–21). A ground that lets light through is measured over white. */
export function getContrast(color: string, ground: string): number {
  const { alpha = 1 } = convertToOklch(ground) ?? {};
  return wcagContrast(color, alpha < 1 ? blend(['#ffffff', ground]) : ground);
}

/** The lowest WCAG contrast (1–21) of a colour against several grounds. */
export function getLowestContrast(color: string, grounds: readonly string[]): number {
  return Math.min(...grounds.map((ground) => getContrast(color, ground)));
}

/**
 * The colour nearest to `wish`, in lightness, that keeps `ratio` against every
 * ground. Moves away from the grounds: darker for light schemes, lighter for dark.
 * Where no shade keeps it, the shade that comes nearest: the promises then name the
 * pair, in the test of contrast, in the theme lab and when the sheet is built.
 */
export function ensureContrast(
  color: string,
  grounds: readonly string[],
  ratio: number,
  towards: 'darker' | 'lighter',
): string {
  const { l, c, h } = toOklch(color);
  const step = towards === 'darker' ? -0.004 : 0.004;
  let best = { tried: color, contrast: 0 };
  for (let now = Math.min(1, l); now >= 0 && now <= 1; now += step) {
    const tried = oklchToHex(now, c, h);
    const lowest = getLowestContrast(tried, grounds);
    // A hair above the promise, because hex digits round.
    if (lowest >= ratio + 0.02) return tried;
    if (lowest > best.contrast) best = { tried, contrast: lowest };
  }
  return best.tried;
}
