import { describeElement, isShown } from './element';

/** How far (px) a text may extend into a control before it counts. */
const TOLERANCE_PX = 3;
/**
 * The share of a line that may extend into a control: line boxes have space above and below their
 * letters.
 */
const LINE_TOLERANCE = 0.25;

const controls = 'a[href], button, input:not([type=hidden]), select, textarea, summary';

/**
 * Finds texts that overlap a control to which they do not belong. Boxes that stay in place while
 * the page scrolls may cover other texts, and so may a control that is drawn on a picture card.
 */
export function findOverlaps(): string[] {
  // A link in a text has one box per line.
  const targets = [...document.body.querySelectorAll(controls)]
    .filter((element) => isShown(element) && !isLayered(element))
    .flatMap((element) =>
      [...element.getClientRects()].map((rect) => ({
        element,
        box: cropToBoxes(element.parentElement, rect),
      })),
    )
    .filter(({ box }) => box.right - box.left > 1 && box.bottom - box.top > 1);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = new Set<string>();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent || !node.textContent?.trim() || !isShown(parent) || isLayered(parent)) continue;
    if (parent.closest('script, style, noscript, svg, option, textarea')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      const slack = rect.height * LINE_TOLERANCE;
      const line = cropToBoxes(parent, rect);
      const hit = targets.find(
        ({ element, box }) =>
          !element.contains(parent) &&
          !parent.contains(element) &&
          Math.min(line.right, box.right) - Math.max(line.left, box.left) > TOLERANCE_PX &&
          Math.min(line.bottom - slack, box.bottom) - Math.max(line.top + slack, box.top) >
            TOLERANCE_PX,
      );
      if (hit) found.add(`${describeElement(parent)} runs into ${describeElement(hit.element)}`);
    }
  }
  return [...found];
}

interface Edges {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The part of a rectangle that is visible inside the boxes that cut it off or scroll. */
function cropToBoxes(innermost: Element | null, { left, right, top, bottom }: Edges): Edges {
  const crop = { left, right, top, bottom };
  for (let box = innermost; box && box !== document.body; box = box.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(box);
    const edges = box.getBoundingClientRect();
    if (overflowX !== 'visible') {
      crop.left = Math.max(crop.left, edges.left);
      crop.right = Math.min(crop.right, edges.right);
    }
    if (overflowY !== 'visible') {
      crop.top = Math.max(crop.top, edges.top);
      crop.bottom = Math.min(crop.bottom, edges.bottom);
    }
  }
  return crop;
}

/** Whether an element is in a box that is intentionally taken out of the flow. */
function isLayered(element: Element): boolean {
  for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
    if (/absolute|fixed|sticky/.test(getComputedStyle(box).position)) return true;
  }
  return false;
}
