import { converter } from 'culori';

/** A token in the Design Tokens format: https://www.designtokens.org/tr/2025.10/format/. */
export interface DesignToken {
  $type: string;
  $value: unknown;
  /** The exact CSS, where the format can only approximate it. */
  $extensions?: { 'com.gschool': { css: string } };
}

/** The shapes of the values in the Design Tokens format (2025.10) that we use. */
export interface ColorValue {
  colorSpace: 'srgb';
  components: [number, number, number];
  alpha?: number;
  hex: string;
}
export interface Dimension {
  value: number;
  unit: 'px' | 'rem';
}
export interface Duration {
  value: number;
  unit: 'ms';
}
export interface Shadow {
  color: ColorValue;
  offsetX: Dimension;
  offsetY: Dimension;
  blur: Dimension;
  spread: Dimension;
}

const toRgb = converter('rgb');
const roundToFour = (value: number): number => +value.toFixed(4);

/** Any CSS color, inside sRGB. */
export function toColorValue(css: string): ColorValue {
  const rgb = toRgb(css);
  if (!rgb) throw new Error(`Not a colour: ${css}`);
  const components = [rgb.r, rgb.g, rgb.b].map((part) =>
    roundToFour(Math.min(1, Math.max(0, part))),
  );
  const hex = components.map((part) =>
    Math.round(part * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return {
    colorSpace: 'srgb',
    components: components as [number, number, number],
    ...(rgb.alpha !== undefined && rgb.alpha < 1 && { alpha: roundToFour(rgb.alpha) }),
    hex: `#${hex.join('')}`,
  };
}

/** Parses `1rem`, `999px` or `0`. The format has no other units. */
export function toDimension(css: string): Dimension {
  const [, value, unit = 'px'] = /^(-?[\d.]+)(px|rem)?$/.exec(css) ?? [];
  if (value === undefined) throw new Error(`Not a dimension: ${css}`);
  return { value: Number(value), unit: unit as Dimension['unit'] };
}

/**
 * Converts a fluid length, which the format does not support. Design tools get the size on a wide
 * screen, which is the last value of `clamp(…)`, or the first of `max(…)` and `min(…)`.
 */
export function toFixedLength(css: string): Dimension {
  const terms = /^(clamp|max|min)\((.*)\)$/.exec(css);
  if (!terms) return toDimension(css);
  const list = terms[2]?.split(', ') ?? [];
  return toDimension((terms[1] === 'clamp' ? list.at(-1) : list[0]) ?? '');
}

/** Converts `'Inter Variable', system-ui` to names without quotes. */
export const toFontFamilies = (css: string): string[] =>
  css.split(', ').map((name) => name.replace(/^'|'$/g, ''));

/** Converts `cubic-bezier(0.2, 0.7, 0.2, 1)` to four numbers. */
export const toCubicBezier = (css: string): number[] =>
  css
    .replace(/^cubic-bezier\(|\)$/g, '')
    .split(', ')
    .map(Number);

/** Parses `120ms`. */
export const toDuration = (css: string): Duration => ({
  value: Number.parseFloat(css),
  unit: 'ms',
});

/** Parses the layers of `x y blur [spread] color`. */
export const toShadowLayers = (css: string): Shadow[] =>
  css.split(', ').map((layer) => {
    const parts = layer.split(' ');
    const [offsetX, offsetY, blur, spread = '0'] = parts.slice(0, -1);
    return {
      color: toColorValue(parts.at(-1) ?? ''),
      offsetX: toDimension(offsetX ?? ''),
      offsetY: toDimension(offsetY ?? ''),
      blur: toDimension(blur ?? ''),
      spread: toDimension(spread),
    };
  });
