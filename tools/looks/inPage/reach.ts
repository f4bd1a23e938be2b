import { describeElement, isOnlyForReaders } from './element';

/** What a person sees of a control: its label, where the control itself is hidden under a drawing. */
export function targetOf(element: Element): Element {
  const labels = (element as HTMLInputElement).labels;
  const label = labels?.[0];
  const { opacity } = getComputedStyle(element);
  return label && (opacity === '0' || isOnlyForReaders(element)) ? label : element;
}

/** What lies over every sampled point of an element; undefined if any point can be hit. */
export function isCoveredAt(element: Element): string | undefined {
  const target = targetOf(element);
  // A link that runs over two lines has two boxes, and nothing in the corners between them.
  const box = target.getClientRects()[0];
  if (!box || box.width < 1 || box.height < 1) return undefined;
  let cover: Element | null = null;
  for (const across of [0.5, 0.1, 0.9]) {
    for (const down of [0.5, 0.1, 0.9]) {
      const x = box.left + box.width * across;
      const y = box.top + box.height * down;
      if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue;
      const hit = document.elementFromPoint(x, y);
      if (!hit) continue;
      if (target.contains(hit) || hit.contains(target) || hit.closest('label')?.contains(element)) {
        return undefined;
      }
      // A drawing that takes no pointer stands for the control that it lies over.
      if (hit.parentElement?.contains(element) && hit.closest('svg, img')) return undefined;
      cover = hit;
    }
  }
  return cover ? describeElement(cover) : undefined;
}

/** Whether an outline of the element's own can be seen: drawn, coloured, and not cut on most sides. */
export function ringOf(element: Element): boolean {
  const style = getComputedStyle(element);
  const width = Number.parseFloat(style.outlineWidth);
  if (style.outlineStyle === 'none' || !(width >= 1) || isClear(style.outlineColor)) return false;
  if (style.opacity === '0' || isOnlyForReaders(element)) return false;
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

const isClear = (colour: string) => colour === 'transparent' || /[,/]\s*0\)$/.test(colour);
