import { style } from '@vanilla-extract/css';

/** Long names break instead of making the page wider. */
export const identity = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

/** Shows at most two lines of a name. The form below shows all of it. */
export const name = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
});
