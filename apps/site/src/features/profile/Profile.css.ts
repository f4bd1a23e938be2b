import { style } from '@vanilla-extract/css';

/** A name as long as somebody likes breaks instead of pushing the page wide. */
export const who = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

/** Two lines of a name; the form below has all of it. */
export const name = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
});
