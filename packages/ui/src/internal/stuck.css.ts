import { createVar } from '@vanilla-extract/css';

/** The height of the bar at the top of a phone, below which other bars stay in view. */
export const top = createVar();
