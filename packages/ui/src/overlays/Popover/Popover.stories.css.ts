import { style } from '@vanilla-extract/css';

/** Room on every side. */
export const middle = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: 'min(34rem, 90vh)',
});
