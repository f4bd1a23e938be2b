// Icons in the header of every page of the shop.
import type { IconShape } from '../shape';

export const shoppingBag: IconShape = { path: 'M6 8h12l1.2 12H4.8zM9 11V7a3 3 0 0 1 6 0v4' };
export const parcel: IconShape = {
  path: 'M12 3.5 20 7.5v9L12 20.5 4 16.5v-9zM4 7.5l8 4 8-4M12 11.5v9M8 5.5l8 4',
};
