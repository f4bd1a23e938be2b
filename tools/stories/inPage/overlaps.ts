import { describeElement, isShown } from './element';

/** How far (px) a text may reach into a control before it counts. */
const TOLERANCE_PX = 3;
/** The share of a line that may reach into it: line boxes have space above and below their letters. */
const LINE_TOLERANCE = 0.25;

const controls = 'a[href], button, input:not([type=hidden]), select, textarea, summary';

/**
 * Finds texts that run into a control that they do not belong to. Boxes that stay in place while the
 * page scrolls cover other texts on purpose, and so does a control that is drawn over a picture's card.
 */
export function findOverlaps(): string[] {
  const targets = [...document.body.querySelectorAll(controls)]
    .filter((element) => isShown(element) && !isLayered(element))
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 1 && box.height > 1);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = new Set<string>();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent || !node.textContent?.trim() || !isShown(parent) || isLayered(parent)) continue;
    if (parent.closest('script, style, noscript, svg, option, textarea')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const line of range.getClientRects()) {
      const slack = line.height * LINE_TOLERANCE;
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

/** Whether an element is in a box that is taken out of the flow on purpose. */
function isLayered(element: Element): boolean {
  for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
    if (/absolute|fixed|sticky/.test(getComputedStyle(box).position)) return true;
  }
  return false;
}
