// Icons in the header and footer of every page. A page loads all icons in a file, so other icons
// are in separate files.
import type { IconShape } from '../shape';

export const alert: IconShape = { path: 'M12 4l9 15.5H3zM12 10v4.2M12 16.9v.1' };
export const arrowEnd: IconShape = { path: 'M4 12h16M13.5 5.5L20 12l-6.5 6.5', mirrors: true };
export const arrowUp: IconShape = { path: 'M12 20V4M5.5 10.5L12 4l6.5 6.5' };
export const check: IconShape = { path: 'M5 12.5l4.5 4.5L19 7.5' };
export const chevronDown: IconShape = { path: 'M6 9.5l6 6 6-6' };
export const chevronEnd: IconShape = { path: 'M9.5 6l6 6-6 6', mirrors: true };
export const chevronStart: IconShape = { path: 'M14.5 6l-6 6 6 6', mirrors: true };
export const close: IconShape = { path: 'M6 6l12 12M18 6L6 18' };
export const external: IconShape = {
  path: 'M14 4h6v6M20 4l-9 9M18 14v5a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1h5',
  mirrors: true,
};
export const video: IconShape = {
  path: 'M5 5h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zM10.3 9v6l4.7-3z',
};
export const globe: IconShape = {
  path: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM3 12h18M12 3c2.5 2.6 3.8 5.6 3.8 9s-1.3 6.4-3.8 9c-2.5-2.6-3.8-5.6-3.8-9S9.5 5.6 12 3z',
};
export const menu: IconShape = { path: 'M4 6.5h16M4 12h16M4 17.5h16' };
export const pause: IconShape = { path: 'M7.5 5.5h2.5v13H7.5zM14 5.5h2.5v13H14z', isSolid: true };
export const photo: IconShape = {
  path: 'M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5zM12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM17 7v.1',
};
export const socialNetwork: IconShape = {
  path: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM15.6 8h-1.2a2.4 2.4 0 0 0-2.4 2.4V21M9.3 13.2h5.4',
};
export const play: IconShape = { path: 'M7.5 5.5v13l11-6.5z', isSolid: true };
export const refresh: IconShape = { path: 'M19.7 10A8 8 0 1 0 20 12.8M20 4.5v5.3h-5.3' };
export const search: IconShape = { path: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM20.5 20.5L16 16' };
export const settings: IconShape = {
  path: 'M10.2 5.4l.4-2.5h2.8l.4 2.5 1.6.7 2-1.5 2 2-1.5 2 .7 1.6 2.5.4v2.8l-2.5.4-.7 1.6 1.5 2-2 2-2-1.5-1.6.7-.4 2.5h-2.8l-.4-2.5-1.6-.7-2 1.5-2-2 1.5-2-.7-1.6-2.5-.4v-2.8l2.5-.4.7-1.6-1.5-2 2-2 2 1.5zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z',
};
