import { createStore } from '@gschool/domain';
import { useSyncExternalStore } from 'react';

/** The side panels of the site; at most one is open. */
export type Panel = 'menu' | 'look' | null;

/** The off-canvas menu's id: the header's button controls it. */
export const menuId = 'site-menu';

const open = createStore<Panel>(null);

/** Opens a panel, or closes the open one with `null`. */
export const openPanel = open.set;

export const usePanel = (): Panel => useSyncExternalStore(open.subscribe, open.get, () => null);
