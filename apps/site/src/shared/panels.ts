import { createValueStore } from '@gschool/app';

/** The side panels of the site; at most one is open. */
export type Panel = 'menu' | 'appearance' | null;

/** The off-canvas menu's id: the header's button controls it. */
export const menuId = 'site-menu';

const panel = createValueStore<Panel>(null);

/** Opens a panel, or closes the open one with `null`. */
export const openPanel = panel.set;

export const usePanel = panel.useValue;
