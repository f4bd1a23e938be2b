import { style } from '@vanilla-extract/css';

/** As high as a row of plan cards with four lines each. */
export const waiting = style({ minBlockSize: '30rem' });
