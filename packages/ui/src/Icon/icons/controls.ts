// What nearly every screen needs: ways on and back, states, switches.
import type { IconShape } from '../shape';

export const alert: IconShape = { path: 'M12 4l9 15.5H3zM12 10v4.2M12 16.9v.1' };
export const arrowEnd: IconShape = { path: 'M4 12h16M13.5 5.5L20 12l-6.5 6.5', mirrors: true };
export const arrowStart: IconShape = { path: 'M20 12H4M10.5 5.5L4 12l6.5 6.5', mirrors: true };
export const arrowUp: IconShape = { path: 'M12 20V4M5.5 10.5L12 4l6.5 6.5' };
export const bag: IconShape = { path: 'M6 8h12l1.2 12H4.8zM9 11V7a3 3 0 0 1 6 0v4' };
export const cart: IconShape = {
  path: 'M2.5 4h2.7l2.3 11.5h10.3L20 7.5H6M9 20.5a.8.8 0 1 0 0-1.6.8.8 0 0 0 0 1.6zM16.5 20.5a.8.8 0 1 0 0-1.6.8.8 0 0 0 0 1.6z',
};
export const check: IconShape = { path: 'M5 12.5l4.5 4.5L19 7.5' };
export const chevronDown: IconShape = { path: 'M6 9.5l6 6 6-6' };
export const chevronEnd: IconShape = { path: 'M9.5 6l6 6-6 6', mirrors: true };
export const chevronStart: IconShape = { path: 'M14.5 6l-6 6 6 6', mirrors: true };
export const chevronUp: IconShape = { path: 'M6 14.5l6-6 6 6' };
export const close: IconShape = { path: 'M6 6l12 12M18 6L6 18' };
export const external: IconShape = {
  path: 'M14 4h6v6M20 4l-9 9M18 14v5a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1h5',
  mirrors: true,
};
export const filter: IconShape = {
  path: 'M4 7h10M18 7h2M4 17h2M10 17h10M16 9a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM8 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
};
export const info: IconShape = {
  path: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 11v5.2M12 7.7v.1',
};
export const menu: IconShape = { path: 'M4 6.5h16M4 12h16M4 17.5h16' };
export const minus: IconShape = { path: 'M5 12h14' };
export const moon: IconShape = { path: 'M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z' };
export const offline: IconShape = {
  path: 'M4.5 11.3a11 11 0 0 1 4-2.4M19.5 11.3a11 11 0 0 0-6.8-3.1M7.8 14.8a6.3 6.3 0 0 1 3.7-1.7M12 18.5v.1M4 4l16 16',
};
export const play: IconShape = { path: 'M7.5 5.5v13l11-6.5z', isSolid: true };
export const picture: IconShape = {
  path: 'M5.5 4.5h13a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2v-11a2 2 0 0 1 2-2zM3.8 16.5l4.7-4.7 3.8 3.8M10.7 14l3.3-3.3 6.2 6.2M9 9.6a1.1 1.1 0 1 0 0-2.2 1.1 1.1 0 0 0 0 2.2z',
};
export const plus: IconShape = { path: 'M12 5v14M5 12h14' };
export const refresh: IconShape = { path: 'M19.7 10A8 8 0 1 0 20 12.8M20 4.5v5.3h-5.3' };
export const search: IconShape = { path: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM20.5 20.5L16 16' };
export const sun: IconShape = {
  path: 'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
};
export const more: IconShape = { path: 'M5 12h.01M12 12h.01M19 12h.01' };
export const settings: IconShape = {
  path: 'M10.2 5.4L10.6 2.9L13.4 2.9L13.8 5.4L15.4 6.1L17.4 4.6L19.4 6.6L17.9 8.6L18.6 10.2L21.1 10.6L21.1 13.4L18.6 13.8L17.9 15.4L19.4 17.4L17.4 19.4L15.4 17.9L13.8 18.6L13.4 21.1L10.6 21.1L10.2 18.6L8.6 17.9L6.6 19.4L4.6 17.4L6.1 15.4L5.4 13.8L2.9 13.4L2.9 10.6L5.4 10.2L6.1 8.6L4.6 6.6L6.6 4.6L8.6 6.1zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z',
};
