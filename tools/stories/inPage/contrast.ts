import type { RunOptions } from 'axe-core';

import type { A11yParameters, Violation } from './axe';
import { toViolations } from './axe';

/** A color as sRGB bytes. */
type Rgba = readonly [red: number, green: number, blue: number, alpha: number];
type Axe = Pick<typeof import('axe-core'), 'run'>;

/** Tolerance for rounding errors: axe checks texts whose contrast is this close to the limit. */
const TOLERANCE = 0.02;

/**
 * Runs axe's contrast rule only on texts that a simple calculation cannot approve. The calculation
 * is much faster than axe, and exact for opaque text on an ancestor's background.
 */
export async function findContrastViolations(axe: Axe, a11y: A11yParameters): Promise<Violation[]> {
  if (a11y.config?.rules?.some(({ id, enabled }) => id === 'color-contrast' && enabled === false)) {
    return [];
  }
  const include = findSuspects();
  if (include.length === 0) return [];
  const options: RunOptions = { ...a11y.options, runOnly: ['color-contrast'] };
  const { violations } = await axe.run({ include }, { ...options, resultTypes: ['violations'] });
  return toViolations(violations);
}

/**
 * The background of a text: its possible luminances (one, if the color is opaque), or a case that
 * only axe can decide: a picture, also behind a translucent box (`unknown`), or a box that is blended
 * with its background (`blended`). `clipped` means that the text is invisible.
 */
type Background = { darkest: number; lightest: number } | 'unknown' | 'blended' | 'clipped';

/**
 * The clip path with which `VisuallyHidden` and skip links are hidden. Axe does not check such text
 * either.
 */
const CLIPPED = 'inset(50%)';

/** What WCAG 1.4.3 does not cover: inactive controls, and decoration. */
const INACTIVE =
  ':disabled, [aria-disabled=true], [inert], [aria-hidden=true], svg, label:has(:disabled)';

/** Controls whose text is not a child node. */
const FIELDS =
  'input:not([type=checkbox], [type=radio], [type=range], [type=file], [type=hidden]), select, textarea';

/**
 * A visible text on a picture, a marker, a gradient or a translucent box, and the contrast that it
 * needs.
 */
export interface PicturedText {
  element: HTMLElement;
  ink: Rgba;
  ratio: number;
}

/**
 * The texts whose background has no color that styles tell: pictures, gradients, placed boxes, and
 * translucent boxes over them.
 */
export function findPicturedTexts(): PicturedText[] {
  const backgrounds = new Map<Element, Background>();
  return findTexts().flatMap((element) => {
    // Text in a drawing has a fill, and an inactive control needs no contrast.
    if (!(element instanceof HTMLElement) || element.closest(INACTIVE)) return [];
    if (getBackground(element, backgrounds) !== 'unknown') return [];
    const style = getComputedStyle(element);
    return [{ element, ink: toRgba(style.color), ratio: getRequiredRatio(style) }];
  });
}

/** Elements with text whose contrast is too low or needs a check by axe. */
function findSuspects(): Element[] {
  const backgrounds = new Map<Element, Background>();
  return findTexts().filter((element) => {
    const style = getComputedStyle(element);
    const ground = getBackground(element, backgrounds);
    const ink = toRgba(style.color);
    if (ground === 'clipped') return false;
    if (typeof ground === 'string' || ink[3] < 255) return true;
    return getContrastRatio(getLuminance(ink), ground) < getRequiredRatio(style) + TOLERANCE;
  });
}

/** The contrast that WCAG 1.4.3 requires: 3 for large text, else 4.5. */
function getRequiredRatio({ fontSize, fontWeight }: CSSStyleDeclaration): number {
  const size = Number.parseFloat(fontSize);
  return size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700) ? 3 : 4.5;
}

/** The visible elements that have text. */
function findTexts(): Element[] {
  const texts = new Set<Element>(document.body.querySelectorAll(FIELDS));
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement;
    if (parent && walker.currentNode.nodeValue?.trim()) texts.add(parent);
  }
  return [...texts].filter(
    (element) =>
      !element.closest('.sb-wrapper, #storybook-docs, script, style, noscript') &&
      element.checkVisibility({ visibilityProperty: true }),
  );
}

/** The background of an element's text. */
function getBackground(element: Element, known: Map<Element, Background>): Background {
  const answer = known.get(element);
  if (answer !== undefined) return answer;
  const { parentElement: parent } = element;
  const behind = parent ? getBackground(parent, known) : { darkest: 1, lightest: 1 };
  const style = getComputedStyle(element);
  const color = toRgba(style.backgroundColor);
  const isBlended =
    style.opacity !== '1' || style.mixBlendMode !== 'normal' || style.filter !== 'none';
  const isPlaced = style.position === 'absolute' || style.position === 'fixed';
  let found = behind;
  if (behind === 'clipped' || style.clipPath === CLIPPED) found = 'clipped';
  else if (behind === 'blended' || isBlended) found = 'blended';
  else if (style.backgroundImage !== 'none') found = 'unknown';
  // A translucent box: what is behind it shows through, and that is not always an ancestor.
  else if (color[3] > 0 && color[3] < 255 && (isPlaced || behind === 'unknown')) found = 'unknown';
  else if (color[3] > 0)
    found = { darkest: getBlendedLuminance(color, 0), lightest: getBlendedLuminance(color, 255) };
  else if (isPlaced) found = 'unknown';
  known.set(element, found);
  return found;
}

const colors = new Map<string, Rgba>();
const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!;

/** Any CSS color as sRGB bytes, computed by drawing it. */
function toRgba(color: string): Rgba {
  let known = colors.get(color);
  if (!known) {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
    known = [red, green, blue, alpha];
    colors.set(color, known);
  }
  return known;
}

/** The lowest WCAG 2 contrast ratio that a text can have on a background. */
function getContrastRatio(
  ink: number,
  { darkest, lightest }: { darkest: number; lightest: number },
): number {
  if (ink >= lightest) return (ink + 0.05) / (lightest + 0.05);
  return ink <= darkest ? (darkest + 0.05) / (ink + 0.05) : 1;
}

/** The luminance of a translucent color on a gray background. */
const getBlendedLuminance = ([red, green, blue, alpha]: Rgba, gray: number): number => {
  const mix = (byte: number) => (byte * alpha + gray * (255 - alpha)) / 255;
  return getLuminance([mix(red), mix(green), mix(blue)]);
};

/** The luminance of a color, 0–1. */
export function getLuminance([red, green, blue]: readonly [
  number,
  number,
  number,
  number?,
]): number {
  const linear = (byte: number) =>
    byte / 255 <= 0.03928 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4;
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}
