import { style } from '@vanilla-extract/css';

/** Password managers look for fields that are rendered. */
export const hiddenField = style({
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  padding: 0,
  border: 0,
  opacity: 0,
  pointerEvents: 'none',
});
