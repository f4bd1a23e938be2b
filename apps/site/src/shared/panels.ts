import { createValueStore } from '@gschool/app';

/** The side panels of the site; at most one is open. */
export type Panel = 'menu' | 'appearance' | null;

/** The id of the off-canvas menu, for the `aria-controls` of the header's button. */
export const menuId = 'site-menu';

const panel = createValueStore<Panel>(null);

/** Opens a panel, or closes the open one with `null`. */
export const openPanel = panel.set;

export const usePanel = panel.useValue;
