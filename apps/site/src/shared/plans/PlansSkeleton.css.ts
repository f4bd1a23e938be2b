import { style } from '@vanilla-extract/css';

/** As tall as a row of plan cards with four features each. */
export const skeleton = style({ minBlockSize: '30rem' });
