// Icons for messages, except `alert` and `check`.
import type { IconShape } from '../shape';

export const failure: IconShape = {
  path: 'M8.4 3.5h7.2l4.9 4.9v7.2l-4.9 4.9H8.4l-4.9-4.9V8.4zM12 8v4.6M12 15.9v.1',
};
export const info: IconShape = {
  path: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 11v5.2M12 7.7v.1',
};
