import { createValueStore } from '@gschool/app';

/** The side panels; at most one is open. */
export type Panel = 'menu' | 'cart' | 'appearance';

/** Element ids of the panels, for `aria-controls`. */
export const panelId = (name: Panel): string => `panel-${name}`;

const panel = createValueStore<Panel | null>(null);

/** Opens a panel; `null` closes the open one. */
export const openPanel = panel.set;

export const usePanel = panel.useValue;
