// Icons of lists, their order and streaks.
import type { IconShape } from '../shape';

export const playlist: IconShape = {
  path: 'M4 6h12M4 11.5h12M4 17h6.5M14.5 15v6l5-3z',
  mirrors: true,
};
export const addToPlaylist: IconShape = {
  path: 'M4 6h12M4 11.5h12M4 17h6.5M17.5 14.5v7M14 18h7',
  mirrors: true,
};
/** The handle for dragging an item. */
export const grip: IconShape = {
  path: 'M9 6v.1M15 6v.1M9 12v.1M15 12v.1M9 18v.1M15 18v.1',
};
export const flame: IconShape = {
  path: 'M12 3.5c.8 3.6 5.5 5.4 5.5 10.4a5.5 5.5 0 0 1-11 0c0-2.2 1-3.8 2.2-4.9.2 1.5.8 2.3 1.8 2.6-.5-3 .1-5.8 1.5-8.1z',
};
/** The columns of a table. */
export const columns: IconShape = {
  path: 'M5.5 4.5h13a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2v-11a2 2 0 0 1 2-2zM9.3 4.5v15M14.7 4.5v15',
};
/** The order of a list. */
export const sort: IconShape = {
  path: 'M7.5 19V5M4 8.5 7.5 5 11 8.5M16.5 5v14M13 15.5l3.5 3.5 3.5-3.5',
};
/** A window with a column of links. */
export const sidebar: IconShape = {
  path: 'M5.5 4.5h13a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2v-11a2 2 0 0 1 2-2zM9.5 4.5v15',
  mirrors: true,
};
