import { describeElement, isVisuallyHidden } from './element';

/**
 * The visible part of a control. If the control itself is hidden under a drawing, it is the
 * control's label.
 */
export function getVisibleTarget(element: Element): Element {
  const labels = (element as HTMLInputElement).labels;
  const label = labels?.[0];
  const { opacity } = getComputedStyle(element);
  return label && (opacity === '0' || isVisuallyHidden(element)) ? label : element;
}

/**
 * The element that covers all sampled points of an element; undefined if any of the points can be
 * clicked.
 */
export function findCoveringElement(element: Element): string | undefined {
  const target = getVisibleTarget(element);
  // A link on two lines has two boxes, and nothing in the corners between them.
  const box = target.getClientRects()[0];
  if (!box || box.width < 1 || box.height < 1) return undefined;
  const root = target.getRootNode();
  const tree = root instanceof ShadowRoot ? root : document;
  let cover: Element | null = null;
  for (const across of [0.5, 0.1, 0.9]) {
    for (const down of [0.5, 0.1, 0.9]) {
      const x = box.left + box.width * across;
      const y = box.top + box.height * down;
      if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue;
      const hit = tree.elementFromPoint(x, y);
      if (!hit) continue;
      if (target.contains(hit) || hit.contains(target) || hit.closest('label')?.contains(element)) {
        return undefined;
      }
      // A drawing without pointer events does not cover the control below it.
      if (hit.parentElement?.contains(element) && hit.closest('svg, img')) return undefined;
      cover = hit;
    }
  }
  return cover ? describeElement(cover) : undefined;
}

/**
 * Whether an element's focus is visible as an outline. The outline may be its own, that of its
 * `::before` or `::after` (a card with one link), of its label (a drawn radio button), or of a box
 * around it (`:has(:focus-visible)`).
 */
export function hasFocusOutline(element: Element): boolean {
  if (
    hasVisibleOutline(element) ||
    hasVisibleOutline(element, '::after') ||
    hasVisibleOutline(element, '::before')
  )
    return true;
  if (hasVisibleOutline(getVisibleTarget(element))) return true;
  let box = element.parentElement;
  for (let level = 0; box && box !== document.body && level < 6; level += 1) {
    if (hasVisibleOutline(box)) return true;
    box = box.parentElement;
  }
  return false;
}

/** Whether an outline is visible: it is drawn, has a color, and is not cut off on most sides. */
function hasVisibleOutline(element: Element, pseudo?: '::before' | '::after'): boolean {
  const style = getComputedStyle(element, pseudo);
  if (pseudo && style.content === 'none') return false;
  const width = Number.parseFloat(style.outlineWidth);
  if (style.outlineStyle === 'none' || !(width >= 1) || isClear(style.outlineColor)) return false;
  if (style.opacity === '0' || isVisuallyHidden(element)) return false;
  const reach = Number.parseFloat(style.outlineOffset) + width;
  if (reach <= 0) return true;
  const box = element.getBoundingClientRect();
  const sides = { left: true, right: true, top: true, bottom: true };
  for (
    let cutter = element.parentElement;
    cutter && cutter !== document.body;
    cutter = cutter.parentElement
  ) {
    const { overflowX, overflowY } = getComputedStyle(cutter);
    if (overflowX === 'visible' && overflowY === 'visible') continue;
    const edge = cutter.getBoundingClientRect();
    if (overflowX !== 'visible') {
      sides.left &&= box.left - reach > edge.left - width;
      sides.right &&= box.right + reach < edge.right + width;
    }
    if (overflowY !== 'visible') {
      sides.top &&= box.top - reach > edge.top - width;
      sides.bottom &&= box.bottom + reach < edge.bottom + width;
    }
  }
  return Object.values(sides).filter(Boolean).length >= 2;
}

/**
 * Whether a computed color is transparent: `rgba(1, 2, 3, 0)` is transparent, `rgb(1, 2, 0)` is
 * not.
 */
const isClear = (color: string) =>
  color === 'transparent' || /^(rgba\(.*,|.*\/)\s*0\)$/.test(color);
