import { useSyncExternalStore } from 'react';

/** The side panels of the shop; at most one is open. */
export type Panel = 'menu' | 'cart' | 'look';

/** Ids of the panels, for the buttons that open them. */
export const panelId = (panel: Panel): string => `panel-${panel}`;

let open: Panel | null = null;
const listeners = new Set<() => void>();

/** Opens a panel, or closes the open one with `null`. */
export function openPanel(next: Panel | null): void {
  open = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The open panel. */
export const usePanel = (): Panel | null =>
  useSyncExternalStore(
    subscribe,
    () => open,
    () => null,
  );
