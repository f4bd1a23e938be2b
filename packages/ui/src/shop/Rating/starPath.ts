import { star } from '../../data-display/Icon/icons/people';

/** Width of a star's cell; the drawing begins at `START` and ends at `END` inside it. */
export const CELL = 24;
const START = 3.5;
const END = 20.5;

/** The star of the icons. */
export const starPath = star.path;

/** Where the fill of a row of stars ends: in the ink of a star, not in the gaps between them. */
export function filledWidth(value: number, max: number): number {
  const whole = Math.floor(Math.min(Math.max(value, 0), max));
  const part = Math.min(Math.max(value, 0), max) - whole;
  const edge = part === 0 ? 0 : START + part * (END - START);
  return Math.round((whole * CELL + edge) * 100) / 100;
}
