// Icons of members, accounts and personal lists.
import type { IconShape } from '../shape';

export const bookmark: IconShape = {
  path: 'M7 4h10a1 1 0 0 1 1 1v15l-6-4.2L6 20V5a1 1 0 0 1 1-1z',
};
export const card: IconShape = {
  path: 'M5 5h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zM3 10h18M7 15h3',
};
export const edit: IconShape = { path: 'M4 20l1-4.5L16 4.5l3.5 3.5-11 11zM13.5 7l3.5 3.5' };
export const heart: IconShape = {
  path: 'M12 20s-8-4.7-8-10.4A4.5 4.5 0 0 1 8.4 5c1.5 0 2.9.8 3.6 2.1C12.7 5.8 14.1 5 15.6 5A4.5 4.5 0 0 1 20 9.6C20 15.3 12 20 12 20z',
};
export const history: IconShape = { path: 'M4.3 10A8 8 0 1 1 4 12.8M4 4.5v5.3h5.3M12 8v4.5l3 1.8' };
export const home: IconShape = {
  path: 'M4 10.8L12 4l8 6.8V19a1 1 0 0 1-1 1h-4v-6H9v6H5a1 1 0 0 1-1-1z',
};
export const library: IconShape = { path: 'M5 4v16M10 4v16M14.5 4.5l4.2 15', mirrors: true };
export const lock: IconShape = {
  path: 'M6.5 11h11a1 1 0 0 1 1 1v7a1 1 0 0 1-1 1h-11a1 1 0 0 1-1-1v-7a1 1 0 0 1 1-1zM8.5 11V7.5a3.5 3.5 0 0 1 7 0V11',
};
export const logout: IconShape = {
  path: 'M9.5 4H5a1 1 0 0 0-1 1v14a1 1 0 0 0 1 1h4.5M20 12H10M15.5 7.5L20 12l-4.5 4.5',
  mirrors: true,
};
export const shield: IconShape = {
  path: 'M12 3l7.5 2.8v5.7c0 4.5-3 8-7.5 9.5-4.5-1.5-7.5-5-7.5-9.5V5.8zM9 12l2.2 2.2L15.2 10',
};
export const star: IconShape = {
  path: 'M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1.1 5.9-5.3-2.9-5.3 2.9 1.1-5.9-4.3-4.1 5.9-.8z',
};
export const trash: IconShape = {
  path: 'M4.5 7h15M9 7V4h6v3M6.5 7l.8 13h9.4l.8-13M10 11v5.5M14 11v5.5',
};
export const user: IconShape = {
  path: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5c.8-3.6 3.8-5.5 7.5-5.5s6.7 1.9 7.5 5.5',
};
