// Icons of products and their delivery.
import type { IconShape } from '../shape';

export const tag: IconShape = { path: 'M4 11.5V4h7.5l8.5 8.5-7.5 7.5zM8 8v.1' };
export const ruler: IconShape = {
  path: 'M3.5 15.5 15.5 3.5l5 5-12 12zM7.5 11.5l2 2M10.5 8.5l2.5 2.5M13.5 5.5l2 2',
};
export const palette: IconShape = {
  path: 'M12 3.5a8.5 8.5 0 1 0 0 17c1.6 0 2-1 1.6-2-.5-1.4.3-2.5 1.9-2.5h2c2 0 3-1.4 3-3.5 0-5-4-9-8.5-9zM7.5 12v.1M9.5 8v.1M14 7.5v.1M17 10.5v.1',
};
export const truck: IconShape = {
  path: 'M3 6h11v11H3zM14 10h4l3 3.5V17h-7zM7 19.5a1.75 1.75 0 1 0 0-3.5 1.75 1.75 0 0 0 0 3.5M17.5 19.5a1.75 1.75 0 1 0 0-3.5 1.75 1.75 0 0 0 0 3.5',
  mirrors: true,
};
