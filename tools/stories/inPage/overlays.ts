import { describeElement, isShown } from './element';
import { isOutsideNativeDialog, getOpenModal, hidesRestOfPage } from './tabStops';

/** A control that opens something. */
export interface Trigger {
  about: string;
  /** True if it declares an overlay, so that it is an error if no overlay opens. */
  isDeclared: boolean;
}

const overlays =
  '[role=dialog], [role=alertdialog], [role=menu], [role=listbox], dialog[open], :popover-open:not([role=tooltip])';

let knownTriggers: HTMLElement[] = [];

/**
 * Finds the controls of a page that declare that they open something. With `isEager`, finds every
 * other button, too.
 */
export function findTriggers(isEager: boolean): Trigger[] {
  const root = getOpenModal() ?? document.body;
  const declared =
    'button[aria-haspopup]:not([aria-haspopup=false]), button[aria-expanded=false], button[popovertarget]';
  knownTriggers = [...root.querySelectorAll<HTMLElement>(isEager ? 'button' : declared)].filter(
    (button) =>
      !button.matches(':disabled, [aria-disabled=true], [type=submit], [aria-expanded=true]') &&
      !button.closest('[inert], .sb-wrapper, [role=menu], [role=dialog]') &&
      button.tabIndex >= 0 &&
      isShown(button),
  );
  return knownTriggers.map((button) => ({
    about: describeElement(button),
    isDeclared: button.matches('[aria-haspopup]:not([aria-haspopup=false]), [popovertarget]'),
  }));
}

/** Focuses a trigger; false if it no longer exists. */
export function focusTrigger(index: number): boolean {
  const button = knownTriggers[index];
  if (!button?.isConnected || !isShown(button)) return false;
  button.focus();
  return document.activeElement === button;
}

/** Whether focus is on a trigger again, or on the button that replaced it. */
export function isTriggerFocused(index: number): boolean {
  const active = document.activeElement;
  const button = knownTriggers[index];
  if (!button || !active) return false;
  return (
    active === button ||
    (!button.isConnected && describeElement(active) === describeElement(button))
  );
}

/** The state of the open overlays: how many there are, whether one is modal, and where focus is. */
export function getOverlayState(index: number): {
  count: number;
  isModal: boolean;
  hasFocus: boolean;
  /** True if an element outside the overlays has focus. */
  isFocusOutside: boolean;
  isTriggerExpanded: boolean;
  /** True if the trigger's content is above the page and not in its flow. */
  isFloating: boolean;
} {
  const open = [...document.querySelectorAll(overlays)].filter((box) => isShown(box));
  const trigger = knownTriggers[index];
  const controlled = document.getElementById(trigger?.getAttribute('aria-controls') ?? '');
  const hasFocus = open.some((box) => box.contains(document.activeElement));
  return {
    count: open.length,
    isModal: getOpenModal() !== null,
    hasFocus: hasFocus,
    isFocusOutside: !hasFocus && !isOutsideNativeDialog(),
    isTriggerExpanded: trigger?.getAttribute('aria-expanded') === 'true',
    isFloating: Boolean(controlled && isFloating(controlled)),
  };
}

/**
 * Overlays that make the rest of the page unavailable to screen readers or to scrolling, but do not
 * declare this with `aria-modal`. A native modal dialog declares it on its own.
 */
export function findUndeclaredModals(): string[] {
  const boxes = [...document.querySelectorAll('[role$=dialog]')].filter((box) => isShown(box));
  // A popup in a declared modal is also outside the rest of the page.
  if (boxes.some((box) => box.getAttribute('aria-modal') === 'true')) return [];
  const isPageLocked = getComputedStyle(document.documentElement).overflowY === 'hidden';
  return boxes
    .filter((box) => isPageLocked || hidesRestOfPage(box))
    .map((box) => `${describeElement(box)} is modal without aria-modal`);
}

function isFloating(element: Element): boolean {
  for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
    if (/absolute|fixed/.test(getComputedStyle(box).position))
      return !box.contains(knownTriggers[0] ?? null);
  }
  return false;
}
