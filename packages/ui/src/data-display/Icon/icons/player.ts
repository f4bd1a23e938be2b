// Icons of the player’s controls.
import type { IconShape } from '../shape';

export const back10: IconShape = {
  path: 'M4.3 10A8 8 0 1 0 7 5.8L4.5 8M4.3 3.5V8h4.5M8.8 10.9l1.5-1V15M13 11.3a1.4 1.4 0 0 1 2.8 0v2.4a1.4 1.4 0 0 1-2.8 0z',
};
export const captions: IconShape = {
  path: 'M5 5h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zM10.7 10.4a2.3 2.3 0 1 0 0 3.2M17.2 10.4a2.3 2.3 0 1 0 0 3.2',
};
export const exitFullscreen: IconShape = {
  path: 'M9 4v4a1 1 0 0 1-1 1H4M20 9h-4a1 1 0 0 1-1-1V4M15 20v-4a1 1 0 0 1 1-1h4M4 15h4a1 1 0 0 1 1 1v4',
};
export const forward10: IconShape = {
  path: 'M19.7 10A8 8 0 1 1 17 5.8L19.5 8M19.7 3.5V8h-4.5M8.8 10.9l1.5-1V15M13 11.3a1.4 1.4 0 0 1 2.8 0v2.4a1.4 1.4 0 0 1-2.8 0z',
};
export const fullscreen: IconShape = {
  path: 'M4 9V5a1 1 0 0 1 1-1h4M15 4h4a1 1 0 0 1 1 1v4M20 15v4a1 1 0 0 1-1 1h-4M9 20H5a1 1 0 0 1-1-1v-4',
};
export const mute: IconShape = { path: 'M4 9.5v5h3.5L12 19V5L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5' };
export const pip: IconShape = {
  path: 'M10.5 19H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v3.5M14 14h7v5h-7z',
};
export const speed: IconShape = { path: 'M5.3 18.5a9 9 0 1 1 13.4 0M12 14l4-5' };
export const volume: IconShape = {
  path: 'M4 9.5v5h3.5L12 19V5L7.5 9.5zM15.5 9a4.2 4.2 0 0 1 0 6M18 6.2a8.2 8.2 0 0 1 0 11.6',
};
export const chapters: IconShape = {
  path: 'M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5h.1M4.5 12h.1M4.5 17.5h.1',
};
export const keyboard: IconShape = {
  path: 'M4.5 6.5h15A1.5 1.5 0 0 1 21 8v8a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 16V8a1.5 1.5 0 0 1 1.5-1.5zM7 10.2h.1M10.4 10.2h.1M13.7 10.2h.1M17 10.2h.1M8.5 14h7',
};
export const skipNext: IconShape = { path: 'M5.5 5.5v13l9.5-6.5zM18.5 5.5v13', isSolid: true };
export const skipPrevious: IconShape = { path: 'M18.5 5.5v13L9 12zM5.5 5.5v13', isSolid: true };
