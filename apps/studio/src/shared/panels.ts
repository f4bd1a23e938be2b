import { createValueStore } from '@gschool/app';

/** The panels over the page; at most one is open. */
export type Panel = 'appearance' | 'commands' | 'shortcuts';

const panel = createValueStore<Panel | null>(null);

/** Opens a panel; `null` closes the open one. */
export const openPanel = panel.set;

export const usePanel = panel.useValue;
