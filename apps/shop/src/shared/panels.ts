import { createValueStore } from '@gschool/app';

/** The side panels of the shop; at most one is open. */
export type Panel = 'menu' | 'cart' | 'appearance';

/** Ids of the panels, for the buttons that open them. */
export const panelId = (name: Panel): string => `panel-${name}`;

const panel = createValueStore<Panel | null>(null);

/** Opens a panel, or closes the open one with `null`. */
export const openPanel = panel.set;

/** The open panel. */
export const usePanel = panel.useValue;
