import { describeElement, isShown } from './element';
import { hasFocusOutline, findCoveringElement, getVisibleTarget } from './focusTarget';

/** The data about a tab stop that can be read inside the page. */
export interface TabStopInfo {
  /** An id. The same element keeps its id during a check. */
  id: number;
  about: string;
  /** True if an outline shows that the element has focus. */
  hasFocusOutline: boolean;
  isOnScreen: boolean;
  /** A description of the element that covers it completely. */
  coveredBy: string | undefined;
  hasPositiveTabindex: boolean;
  /** True if it is before the previous stop in the document. */
  isOutOfOrder: boolean;
  /** True for a box that is focusable only because it scrolls. */
  isScroller: boolean;
  isInModal: boolean;
  /** The clip of its screenshot, in px of the screen. */
  frame: { x: number; y: number; width: number; height: number };
}

let stops: Element[] = [];

/** Focuses the open popup that is not modal; returns the number of its items. */
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

/** The current tab stop, while focus is in the open popup. */
export const readStopInPopup = () =>
  findOpenPopup()?.contains(document.activeElement) ? readStop() : undefined;

/** The key that moves to the next stop: an arrow in menus, Tab everywhere else. */
export const getPopupKey = (): string =>
  findOpenPopup()?.matches('[role=menu], [role=listbox]') ? 'ArrowDown' : 'Tab';

/** Whether a popup that is not modal is open. */
export const hasOpenPopup = (): boolean => !getOpenModal() && findOpenPopup() !== undefined;

const findOpenPopup = () =>
  [...document.querySelectorAll('[role=menu], [role=dialog], [role=listbox], :popover-open')]
    .filter((box) => isShown(box))
    .at(-1);

/** Moves focus to the start of the document. */
export function startAtTop(): void {
  stops = [];
  if (getOpenModal()) return;
  const start = document.createElement('button');
  document.body.prepend(start);
  start.focus({ preventScroll: true });
  // The browser continues from the position of the removed button.
  start.remove();
  window.scrollTo(0, 0);
}

/** The focused element; null if the document itself has focus. */
export function getFocused(): Element | null {
  let active = document.activeElement;
  // A custom element passes focus on to its shadow tree.
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active === document.body || active === document.documentElement ? null : active;
}

/** The focused tab stop, and whether it is new; undefined outside the page. */
export function readStop(): (TabStopInfo & { isNew: boolean }) | undefined {
  const element = getFocused();
  if (!element) return undefined;
  const known = stops.indexOf(element);
  const previous = stops.at(-1);
  if (known < 0) stops.push(element);
  const isTopLayer = (one: Element) =>
    one.closest(':popover-open, [data-radix-popper-content-wrapper]');
  // A modal dialog may start at any stop and wraps around once.
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

/**
 * Whether focus is on one of Radix's invisible focus guards around dialogs, which are not our tab
 * stops.
 */
export const isAtGuard = (): boolean =>
  document.activeElement?.hasAttribute('data-radix-focus-guard') ?? false;

/** Elements that should have been reached with Tab but were not. */
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
      // One element of such a group is a tab stop; arrow keys reach the others.
      .filter((element) => !element.matches(roving))
      .map((element) => describeElement(element))
  );
}

/** The open modal dialog, if there is one. */
export function getOpenModal(): Element | null {
  const native = [...document.querySelectorAll('dialog:modal')].at(-1);
  const aria = [...document.querySelectorAll('[role$=dialog]')].filter(
    (box) => isShown(box) && (box.getAttribute('aria-modal') === 'true' || hidesRestOfPage(box)),
  );
  return native ?? aria.at(-1) ?? null;
}

/**
 * Whether Tab moved from a native dialog to the browser's own buttons. The document has focus then.
 */
export const isOutsideNativeDialog = (): boolean =>
  !getFocused() && document.querySelector('dialog:modal') !== null;

/**
 * Whether the rest of the page is hidden from screen readers, which Radix does while a dialog is
 * open.
 */
export const hidesRestOfPage = (box: Element): boolean =>
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
