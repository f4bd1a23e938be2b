import { describeElement, isShown } from './element';

/** The tolerance for rounding in browsers. */
const TOLERANCE_PX = 1;

/**
 * Finds elements that make the document scroll sideways, or that are outside the screen where
 * scrolling cannot reach them (fixed boxes). Empty if everything fits.
 */
export function findOverflow(): string[] {
  const root = document.documentElement;
  const width = root.clientWidth;
  const excess = root.scrollWidth - width;
  const isScrolling = excess > TOLERANCE_PX;
  const culprits = [...document.body.querySelectorAll('*')].filter((element) => {
    const { left, right, height } = element.getBoundingClientRect();
    if (height < 2 || (left >= -TOLERANCE_PX && right <= width + TOLERANCE_PX)) return false;
    if (!isShown(element)) return false;
    const target = findOverflowTarget(element);
    return target === 'page' ? isScrolling : target === 'fixed' && hasContent(element);
  });
  if (culprits.length === 0) return isScrolling ? [`the page is ${excess} px too wide`] : [];
  const outermost = culprits.filter((element) => !culprits.includes(element.parentElement!));
  return outermost.slice(0, 4).map((element) => {
    const { left, right } = element.getBoundingClientRect();
    return `${describeElement(element)} reaches from ${Math.round(left)} to ${Math.round(right)} of ${width} px`;
  });
}

/** What an element overflows into: the page, a box that cuts it off or scrolls, or a fixed box. */
function findOverflowTarget(element: Element): 'page' | 'box' | 'fixed' {
  for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
    const { overflowX, position } = getComputedStyle(box);
    if (box !== element && overflowX !== 'visible') return 'box';
    if (position === 'fixed') return 'fixed';
  }
  return 'page';
}

const hasContent = (element: Element) =>
  element.matches('a[href], button, input, select, textarea, [tabindex]') ||
  [...element.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && Boolean(node.textContent?.trim()),
  );
