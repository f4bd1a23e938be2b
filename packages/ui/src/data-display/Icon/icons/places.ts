// Icons of contact details and dates.
import type { IconShape } from '../shape';

export const calendar: IconShape = {
  path: 'M5 5.5h14a1 1 0 0 1 1 1V19a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V6.5a1 1 0 0 1 1-1zM4 10.5h16M8 3v4M16 3v4',
};
export const clock: IconShape = { path: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l3.5 2' };
export const download: IconShape = { path: 'M12 4v11.5M7 11l5 5 5-5M4.5 20h15' };
export const mail: IconShape = {
  path: 'M5 5h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zM3.5 7l8.5 6 8.5-6',
};
export const phone: IconShape = {
  path: 'M5 4h3.5l2 5L8 10.8a12 12 0 0 0 5.2 5.2l1.8-2.5 5 2V19a1.5 1.5 0 0 1-1.5 1.5C10.5 20.5 3.5 13.5 3.5 5.5A1.5 1.5 0 0 1 5 4z',
};
