import { describeElement, isShown } from './element';
import { isOutsideNativeDialog, getOpenModal, hidesRestOfPage } from './tabStops';

/** A control that opens something. */
export interface Trigger {
  about: string;
  /** It declares an overlay, so opening none is an error. */
  isDeclared: boolean;
}

const overlays =
  '[role=dialog], [role=alertdialog], [role=menu], [role=listbox], dialog[open], :popover-open:not([role=tooltip])';

let knownTriggers: HTMLElement[] = [];

/**
 * Finds the controls of a page that declare that they open something; with `isEager`, every
 * other button too.
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

/** Whether the focus is on a trigger again, or on the button that replaced it. */
export function isTriggerFocused(index: number): boolean {
  const active = document.activeElement;
  const button = knownTriggers[index];
  if (!button || !active) return false;
  return (
    active === button ||
    (!button.isConnected && describeElement(active) === describeElement(button))
  );
}

/** The open overlays: how many, whether one is modal, and where the focus is. */
export function getOverlayState(index: number): {
  count: number;
  isModal: boolean;
  hasFocus: boolean;
  /** Something outside the overlays has the focus. */
  isFocusOutside: boolean;
  isTriggerExpanded: boolean;
  /** The trigger's content is above the page, not in its flow. */
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
 * Windows that take the rest of the page away, from screen readers or from scrolling, and do not
 * declare it with `aria-modal`. A native modal dialog declares it on its own.
 */
export function findUndeclaredModals(): string[] {
  const boxes = [...document.querySelectorAll('[role$=dialog]')].filter((box) => isShown(box));
  // A popup in a declared window is outside the rest of the page, too.
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
