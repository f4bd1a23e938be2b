import { describeElement, isShown } from './element';
import { hasFocusOutline, findCoveringElement, getVisibleTarget } from './focusTarget';

/** A place where the keyboard stops, as far as the page itself knows it. */
export interface TabStopInfo {
  /** The same number for the same element, all through a walk. */
  id: number;
  about: string;
  /** An outline shows where the focus is. */
  hasFocusOutline: boolean;
  isOnScreen: boolean;
  /** What lies over all of it, in words. */
  coveredBy: string | undefined;
  hasPositiveTabindex: boolean;
  /** It stands before the previous stop in the document. */
  isOutOfOrder: boolean;
  /** A box that the browser stops at only because it scrolls. */
  isScroller: boolean;
  isInModal: boolean;
  /** Where to photograph it, in px of the screen. */
  frame: { x: number; y: number; width: number; height: number };
}

let stops: Element[] = [];

/** Puts the focus into the box that lies open over the page without being modal; its item count. */
export function focusOpenPopup(): number {
  stops = [];
  const box = findOpenPopup();
  if (!box || getOpenModal()) return 0;
  const items = box.matches('[role=menu], [role=listbox]')
    ? [...box.querySelectorAll('[role^=menuitem], [role=option]')]
    : [...box.querySelectorAll(`${tabbable}, [tabindex="0"]`)];
  const active = document.activeElement;
  if (active === box || !box.contains(active)) (items[0] as HTMLElement | undefined)?.focus();
  return items.length;
}

/** The number of the stop, while the focus is in the open box. */
export const readStopInPopup = () =>
  findOpenPopup()?.contains(document.activeElement) ? readStop() : undefined;

/** A menu wants arrows, everything else Tab. */
export const getPopupKey = (): string =>
  findOpenPopup()?.matches('[role=menu], [role=listbox]') ? 'ArrowDown' : 'Tab';

/** Whether a box without being modal lies open. */
export const hasOpenPopup = (): boolean => !getOpenModal() && findOpenPopup() !== undefined;

const findOpenPopup = () =>
  [...document.querySelectorAll('[role=menu], [role=dialog], [role=listbox], :popover-open')]
    .filter((box) => isShown(box))
    .at(-1);

/** Begins a walk at the start of the document, wherever the focus was. */
export function startAtTop(): void {
  stops = [];
  if (getOpenModal()) return;
  const start = document.createElement('button');
  document.body.prepend(start);
  start.focus({ preventScroll: true });
  // The browser goes on from where the focus was, though nothing is there any more.
  start.remove();
  window.scrollTo(0, 0);
}

/** The element that has the focus; null is the document itself. */
export function getFocused(): Element | null {
  let active = document.activeElement;
  // A custom element passes the focus on to what is in its shadow tree.
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active === document.body || active === document.documentElement ? null : active;
}

/** The number of the stop that has the focus, and whether it is new; undefined outside of the page. */
export function readStop(): (TabStopInfo & { isNew: boolean }) | undefined {
  const element = getFocused();
  if (!element) return undefined;
  const known = stops.indexOf(element);
  const previous = stops.at(-1);
  if (known < 0) stops.push(element);
  const isTopLayer = (one: Element) =>
    one.closest(':popover-open, [data-radix-popper-content-wrapper]');
  // A modal box begins where it likes, and goes round once.
  const isRound =
    Boolean(getOpenModal()) && stops.every((stop) => stop === element || isBefore(element, stop));
  const box = getVisibleTarget(element).getBoundingClientRect();
  return {
    id: known < 0 ? stops.length - 1 : known,
    isNew: known < 0,
    about: describeElement(element),
    hasFocusOutline: hasFocusOutline(element),
    isOnScreen: box.right > 0 && box.bottom > 0 && box.left < innerWidth && box.top < innerHeight,
    coveredBy: findCoveringElement(element),
    hasPositiveTabindex: (element as HTMLElement).tabIndex > 0,
    isOutOfOrder: Boolean(
      previous &&
      known < 0 &&
      !isTopLayer(element) &&
      !isTopLayer(previous) &&
      !isRound &&
      previous.getRootNode() === element.getRootNode() &&
      isBefore(element, previous),
    ),
    isScroller: !element.hasAttribute('tabindex') && !element.matches(tabbable),
    isInModal: Boolean(getOpenModal()?.contains(element)),
    frame: getFrame(box),
  };
}

const isBefore = (first: Element, second: Element) =>
  (first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

const tabbable =
  'a[href], area[href], button, input:not([type=hidden]), select, textarea, summary, iframe, audio[controls], video[controls], [contenteditable=true], [contenteditable=""]';

const roving =
  'input[type=radio], [role=radio], [role=tab], [role=option], [role^=menuitem], [data-radix-focus-guard]';

/** Radix frames its boxes with invisible stops that lead on; they are no stops of ours. */
export const isAtGuard = (): boolean =>
  document.activeElement?.hasAttribute('data-radix-focus-guard') ?? false;

/** Elements that the keyboard should have come to in this walk and did not. */
export function findUnreachedElements(): string[] {
  const root = getOpenModal() ?? document.body;
  return (
    [...root.querySelectorAll<HTMLElement>(`${tabbable}, [tabindex]`)]
      .filter((element) => element.tabIndex >= 0 && !stops.includes(element))
      .filter(
        (element) => !element.matches(':disabled, .sb-wrapper *') && !element.closest('[inert]'),
      )
      .filter(
        (element) =>
          isShown(element) || (isShown(getVisibleTarget(element)) && element.checkVisibility()),
      )
      // Of such a group one is a stop, the arrows reach the others.
      .filter((element) => !element.matches(roving))
      .map((element) => describeElement(element))
  );
}

/** The modal box that is open, if one is. */
export function getOpenModal(): Element | null {
  const native = [...document.querySelectorAll('dialog:modal')].at(-1);
  const aria = [...document.querySelectorAll('[role$=dialog]')].filter(
    (box) => isShown(box) && (box.getAttribute('aria-modal') === 'true' || hidesRestOfPage(box)),
  );
  return native ?? aria.at(-1) ?? null;
}

/** Whether Tab led from a native dialog to the browser's buttons; then the document has the focus. */
export const isOutsideNativeDialog = (): boolean =>
  !getFocused() && document.querySelector('dialog:modal') !== null;

/** Radix marks what stands beside an open dialog. */
const hidesRestOfPage = (box: Element) =>
  [...document.body.children].some(
    (child) =>
      !child.contains(box) &&
      child.getAttribute('aria-hidden') === 'true' &&
      child.id === 'storybook-root',
  );

function getFrame({ left, top, width, height }: DOMRect): TabStopInfo['frame'] {
  const room = 8;
  const x = Math.max(0, left - room);
  const y = Math.max(0, top - room);
  return {
    x,
    y,
    width: Math.max(1, Math.min(innerWidth - x, width + 2 * room)),
    height: Math.max(1, Math.min(innerHeight - y, height + 2 * room)),
  };
}
