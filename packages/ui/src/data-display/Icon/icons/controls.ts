// Icons that nearly every page uses: navigation, states, controls.
import type { IconShape } from '../shape';

export const arrowStart: IconShape = { path: 'M20 12H4M10.5 5.5L4 12l6.5 6.5', mirrors: true };
export const cart: IconShape = {
  path: 'M2.5 4h2.7l2.3 11.5h10.3L20 7.5H6M9 20.5a.8.8 0 1 0 0-1.6.8.8 0 0 0 0 1.6zM16.5 20.5a.8.8 0 1 0 0-1.6.8.8 0 0 0 0 1.6z',
};
export const chevronUp: IconShape = { path: 'M6 14.5l6-6 6 6' };
export const filter: IconShape = {
  path: 'M4 7h10M18 7h2M4 17h2M10 17h10M16 9a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM8 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
};
export const minus: IconShape = { path: 'M5 12h14' };
export const moon: IconShape = { path: 'M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z' };
export const offline: IconShape = {
  path: 'M4.5 11.3a11 11 0 0 1 4-2.4M19.5 11.3a11 11 0 0 0-6.8-3.1M7.8 14.8a6.3 6.3 0 0 1 3.7-1.7M12 18.5v.1M4 4l16 16',
};
export const picture: IconShape = {
  path: 'M5.5 4.5h13a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2v-11a2 2 0 0 1 2-2zM3.8 16.5l4.7-4.7 3.8 3.8M10.7 14l3.3-3.3 6.2 6.2M9 9.6a1.1 1.1 0 1 0 0-2.2 1.1 1.1 0 0 0 0 2.2z',
};
export const plus: IconShape = { path: 'M12 5v14M5 12h14' };
export const sun: IconShape = {
  path: 'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
};
export const more: IconShape = {
  path: 'M4.5 12a.5.5 0 1 0 1 0 .5.5 0 1 0-1 0M11.5 12a.5.5 0 1 0 1 0 .5.5 0 1 0-1 0M18.5 12a.5.5 0 1 0 1 0 .5.5 0 1 0-1 0',
};
