import { createStore } from '@gschool/domain';
import { useSyncExternalStore } from 'react';

/** The side panels of the shop; at most one is open. */
export type Panel = 'menu' | 'cart' | 'look';

/** Ids of the panels, for the buttons that open them. */
export const panelId = (panel: Panel): string => `panel-${panel}`;

const open = createStore<Panel | null>(null);

/** Opens a panel, or closes the open one with `null`. */
export const openPanel = open.set;

/** The open panel. */
export const usePanel = (): Panel | null =>
  useSyncExternalStore(open.subscribe, open.get, () => null);
