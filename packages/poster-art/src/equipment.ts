import type { Palette } from './palettes';
import type { Point } from './shapes';

const r = Math.round;
const disc = (fill: string, [x, y]: Point, radius: number): string =>
  `<circle fill="${fill}" cx="${r(x)}" cy="${r(y)}" r="${radius}"/>`;

const dumbbell = ([x, y]: Point, c: Palette): string =>
  `<path fill="${c.iron}" d="M${r(x - 78)} ${r(y - 46)}h30v36h96v-36h30v64h-30v-14h-96v14h-30Z"/>`;

/** A bell below the hand, or above it. */
const bell = ([x, y]: Point, side: number, c: Palette): string =>
  `<path fill="none" stroke="${c.iron}" stroke-width="16" d="M${r(x - 26)} ${r(y + 40 * side)}q-8 ${-48 * side} 26 ${-48 * side}t26 ${48 * side}"/>` +
  disc(c.iron, [x, y + 68 * side], 54);

/** Whether the hands of a pose hold equipment. */
export const hasEquipment = (motif: string): boolean =>
  ['press', 'kettlebell', 'swing', 'deadlift'].includes(motif);

/** How far the equipment reaches above the hands. */
export const getEquipmentRise = (motif: string): number =>
  ({ press: 46, kettlebell: 122 })[motif] ?? 0;

/** Whether the equipment is in front of the hands. */
export const hidesHands = (motif: string): boolean => motif === 'deadlift';

/** The equipment of a strength pose; empty for the others. */
export const drawEquipment = (
  motif: string,
  [near, far]: readonly [Point, Point],
  c: Palette,
): string => {
  switch (motif) {
    case 'press':
      return dumbbell(near, c) + dumbbell(far, c);
    case 'kettlebell':
      return bell(near, -1, c);
    case 'swing':
      return bell([near[0], near[1] - 6], 1, c);
    case 'deadlift':
      return disc(c.iron, near, 118) + disc(c.hot, near, 84) + disc(c.iron, near, 22);
    default:
      return '';
  }
};
