import type { RunOptions } from 'axe-core';

import type { A11yParameters, Violation } from './axe';
import { namesOf } from './axe';

type Rgba = readonly [red: number, green: number, blue: number, alpha: number];
type Axe = Pick<typeof import('axe-core'), 'run'>;

/** Room for rounding: what is this close to its limit is left to axe. */
const SLACK = 0.1;

/**
 * Axe's contrast rule, asked only about the texts that a plain calculation cannot clear.
 * The calculation takes milliseconds where axe takes tenths of a second, and is sure of a text
 * whose colors are opaque and which stands on the background of one of its ancestors.
 */
export async function contrastViolations(axe: Axe, a11y: A11yParameters): Promise<Violation[]> {
  if (a11y.config?.rules?.some(({ id, enabled }) => id === 'color-contrast' && enabled === false)) {
    return [];
  }
  const include = suspects();
  if (include.length === 0) return [];
  const options: RunOptions = { ...a11y.options, runOnly: ['color-contrast'] };
  const { violations } = await axe.run({ include }, { ...options, resultTypes: ['violations'] });
  return namesOf(violations);
}

/** The elements with text of their own whose contrast is too low, or that need a closer look. */
function suspects(): Element[] {
  const backgrounds = new Map<Element, Rgba | null>();
  const texts = new Set<Element>(document.body.querySelectorAll('input, select, textarea'));
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement;
    if (parent && walker.currentNode.nodeValue?.trim()) texts.add(parent);
  }
  return [...texts].filter((element) => {
    if (element.closest('.sb-wrapper, #storybook-docs, script, style, noscript')) return false;
    if (!element.checkVisibility({ visibilityProperty: true })) return false;
    const style = getComputedStyle(element);
    const ground = backgroundOf(element, backgrounds);
    const ink = rgba(style.color);
    if (!ground || ink[3] < 255) return true;
    const size = Number.parseFloat(style.fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    return ratio(ink, ground) < (isLarge ? 3 : 4.5) + SLACK;
  });
}

/** The opaque color behind an element's text; null where only a closer look can tell. */
function backgroundOf(element: Element, known: Map<Element, Rgba | null>): Rgba | null {
  const answer = known.get(element);
  if (answer !== undefined) return answer;
  const { backgroundColor, backgroundImage, position, opacity, mixBlendMode, filter } =
    getComputedStyle(element);
  const color = rgba(backgroundColor);
  let found: Rgba | null;
  if (
    backgroundImage !== 'none' ||
    opacity !== '1' ||
    mixBlendMode !== 'normal' ||
    filter !== 'none'
  ) {
    found = null;
  } else if (color[3] === 255) found = color;
  else if (color[3] > 0 || position === 'absolute' || position === 'fixed') found = null;
  else if (!element.parentElement) found = [255, 255, 255, 255];
  else found = backgroundOf(element.parentElement, known);
  known.set(element, found);
  return found;
}

const colors = new Map<string, Rgba>();
const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!;

/** Any CSS color as sRGB bytes, by drawing it. */
function rgba(color: string): Rgba {
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

/** The contrast ratio of WCAG 2. */
function ratio(one: Rgba, other: Rgba): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

function luminance([red, green, blue]: Rgba): number {
  const linear = (byte: number) =>
    byte / 255 <= 0.03928 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4;
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}
