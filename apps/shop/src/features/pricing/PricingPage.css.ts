import { style } from '@vanilla-extract/css';

/**
 * The plans and their comparison are taller than a screen, so the content below them does not move.
 */
export const skeleton = style({ minBlockSize: '100vh', alignContent: 'start' });
