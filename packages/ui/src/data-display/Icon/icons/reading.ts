import type { IconShape } from '../shape';

export const quote: IconShape = {
  path: 'M4.5 17.5h5v-6h-5c0-3 1.2-4.6 3.4-5.2M14.5 17.5h5v-6h-5c0-3 1.2-4.6 3.4-5.2M4.5 11.5v6M14.5 11.5v6',
};
export const share: IconShape = {
  path: 'M12 15.5V4M7.5 8L12 3.5 16.5 8M6 12.5H5V20h14v-7.5h-1',
};
/** An RSS feed. */
export const feed: IconShape = {
  path: 'M5 11a8 8 0 0 1 8 8M5 5a14 14 0 0 1 14 14M6 18a.6.6 0 1 0 .01 0',
};
