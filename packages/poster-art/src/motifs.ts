import { objects } from './objects';
import { portraits } from './portraits';
import { poses } from './poses';

/** Everything that can be drawn, by kind; `series` and `event` take the figures too. */
export const motifs: Readonly<Record<'figure' | 'portrait' | 'object', readonly string[]>> = {
  figure: Object.keys(poses),
  portrait: portraits,
  object: objects,
};
