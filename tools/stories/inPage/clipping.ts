import { describeElement, isShown } from './element';

/** The clipped texts of a page. */
export interface Clipping {
  /** Descriptions of the texts that a box cuts off. */
  clipped: string[];
  /** Descriptions of the texts that are shortened with an ellipsis, which readers notice. */
  shortened: string[];
}

interface Edges {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** How far text may extend outside a box (px) before it counts as cut off. */
const SIDE_TOLERANCE_PX = 2;
/**
 * The share of a line's height that may be cut off: line boxes have space above and below their
 * letters.
 */
const LINE_TOLERANCE = 0.25;

/**
 * Finds texts that a box with `overflow: hidden` or `clip` partly cuts off. Texts that scroll or
 * are hidden completely do not count. Texts with an ellipsis or line-clamp are counted separately.
 * `data-clips="why"` on the box allows all other cases.
 */
export function findClipping(): Clipping {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const clipped = new Set<Element>();
  const shortened = new Set<Element>();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent || !node.textContent?.trim()) continue;
    if (parent.closest('script, style, noscript, svg, option, textarea, .sb-wrapper')) continue;
    if (!isShown(parent)) continue;
    const lines = getLines(node);
    if (lines.length === 0) continue;
    const cut = findCuttingBox(parent, lines);
    if (cut) (hasEllipsis(cut) ? shortened : clipped).add(parent);
  }
  const describe = (elements: Set<Element>) => [...elements].map((one) => describeElement(one));
  return { clipped: describe(clipped), shortened: describe(shortened) };
}

function getLines(node: Node): Edges[] {
  const range = document.createRange();
  range.selectNodeContents(node);
  return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
}

/** The nearest box that cuts off these lines without hiding all of them. */
function findCuttingBox(start: Element, lines: readonly Edges[]): Element | undefined {
  let seesX = true;
  let seesY = true;
  for (let box: Element | null = start; box && box !== document.body; box = box.parentElement) {
    const style = getComputedStyle(box);
    if (box !== start && style.display === 'contents') continue;
    const edges = getPaddingBox(box);
    const cutsX = seesX && /hidden|clip/.test(style.overflowX);
    const cutsY = seesY && /hidden|clip/.test(style.overflowY);
    if (cutsX || cutsY) {
      const isOut = (line: Edges) =>
        (cutsX && isOutX(line, edges)) || (cutsY && isOutY(line, edges));
      const isSeen = (line: Edges) =>
        line.left < edges.right &&
        line.right > edges.left &&
        line.top < edges.bottom &&
        line.bottom > edges.top;
      if (lines.some(isOut) && lines.some(isSeen)) {
        return box.closest('[data-clips]:not([data-clips=""])') ? undefined : box;
      }
    }
    if (/auto|scroll/.test(style.overflowX)) seesX = false;
    if (/auto|scroll/.test(style.overflowY)) seesY = false;
    if ((!seesX && !seesY) || style.position === 'fixed') return undefined;
  }
  return undefined;
}

const isOutX = (line: Edges, box: Edges) =>
  line.left < box.left - SIDE_TOLERANCE_PX || line.right > box.right + SIDE_TOLERANCE_PX;

function isOutY(line: Edges, box: Edges): boolean {
  const slack = (line.bottom - line.top) * LINE_TOLERANCE;
  return line.top < box.top - slack || line.bottom > box.bottom + slack;
}

function getPaddingBox(box: Element): Edges {
  const { left, top } = box.getBoundingClientRect();
  const start = { left: left + box.clientLeft, top: top + box.clientTop };
  return { ...start, right: start.left + box.clientWidth, bottom: start.top + box.clientHeight };
}

function hasEllipsis(box: Element): boolean {
  const { textOverflow, webkitLineClamp } = getComputedStyle(box);
  return textOverflow === 'ellipsis' || (webkitLineClamp !== 'none' && webkitLineClamp !== '');
}
