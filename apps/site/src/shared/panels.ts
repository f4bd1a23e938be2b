import { useSyncExternalStore } from 'react';

/** The side panels of the site; at most one is open. */
export type Panel = 'menu' | 'look' | null;

/** The off-canvas menu's id: the header's button controls it. */
export const menuId = 'site-menu';

let open: Panel = null;
const listeners = new Set<() => void>();

/** Opens a panel, or closes the open one with `null`. */
export function openPanel(next: Panel): void {
  open = next;
  for (const listener of listeners) listener();
}

export const usePanel = (): Panel =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => open,
    () => null,
  );
