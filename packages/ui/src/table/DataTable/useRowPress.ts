import { useRef, type ChangeEvent, type MouseEvent } from 'react';

import { getFocusTarget } from './getFocusTarget';
import type { RowSelection } from './useRowSelection';

/** Elements that are pressed themselves, so that a press on one is not a press on its row. */
const control =
  'a[href], button, input, select, textarea, label, summary, [role], [contenteditable]';

interface Modifiers {
  ctrlKey: boolean;
  metaKey: boolean;
}

/**
 * Presses the link or button of a row, with Control or Command in a new tab. Returns false if the row
 * has none.
 */
export function openRow(row: Element | null | undefined, { ctrlKey, metaKey }: Modifiers): boolean {
  const opener = row?.querySelector('[data-open-row]');
  opener?.dispatchEvent(
    new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey }),
  );
  return opener !== null && opener !== undefined;
}

const hasSelectedText = (): boolean => document.getSelection()?.type === 'Range';

/** What was pressed in a row. */
function readPress(event: MouseEvent) {
  const target = event.target as Element;
  const row = target.closest<HTMLElement>('[data-index]');
  // A press in a dialog or a menu that a cell opened comes through React, not through the page.
  if (!row || !event.currentTarget.contains(row)) return undefined;
  const pressed = target.closest(control);
  const isOnControl =
    pressed !== null && row.contains(pressed) && !pressed.matches('[aria-colindex], [role=row]');
  const isOnOpener = target.closest('[data-open-row]') !== null;
  return { row, index: Number(row.dataset['index']), isOnControl, isOnOpener };
}

/** Presses by pointer: on a row, with Shift for a range, and on its checkbox. */
export function useRowPress(selection: RowSelection | undefined, ids: readonly string[]) {
  // The event of a checkbox that was pressed by keyboard has no modifiers in every browser.
  const isShiftPressed = useRef(false);

  return {
    noteModifiers: ({ shiftKey }: { shiftKey: boolean }) => {
      isShiftPressed.current = shiftKey;
    },
    handleMouseDown: (event: MouseEvent) => {
      isShiftPressed.current = event.shiftKey;
      const press = readPress(event);
      if (!press || !selection || !event.shiftKey) return;
      // Otherwise, the texts between the rows would be selected too.
      event.preventDefault();
      const cell = (event.target as Element).closest<HTMLElement>('[aria-colindex]');
      if (cell) getFocusTarget(cell).focus({ preventScroll: true });
    },
    handleClick: (event: MouseEvent) => {
      const press = readPress(event);
      if (!press || event.defaultPrevented) return;
      const id = ids[press.index];
      if (
        event.shiftKey &&
        selection &&
        id !== undefined &&
        (!press.isOnControl || press.isOnOpener)
      ) {
        event.preventDefault();
        selection.toggle(id, true);
        return;
      }
      // Someone who selects a text to copy it does not open the row.
      if (press.isOnControl || hasSelectedText() || openRow(press.row, event)) return;
      if (id !== undefined) selection?.toggle(id, false);
    },
    handleAuxClick: (event: MouseEvent) => {
      const press = readPress(event);
      if (!press || press.isOnControl || event.button !== 1) return;
      openRow(press.row, { ctrlKey: true, metaKey: true });
    },
    handleToggle: (id: string, event: ChangeEvent<HTMLInputElement>) => {
      const { shiftKey = false } = event.nativeEvent as unknown as { shiftKey?: boolean };
      selection?.toggle(id, shiftKey || isShiftPressed.current);
    },
  };
}
