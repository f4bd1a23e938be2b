import { vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

export const shell = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100dvh',
});

export const main = style({
  flex: '1 0 auto',
  inlineSize: '100%',
  // Scroll targets must not be hidden under the sticky header.
  scrollMarginBlockStart: vars.size.header,
  selectors: {
    '&:focus': { outline: 'none' },
    // Otherwise the footer would be on the screen while a page loads, and move off it afterward.
    '&:empty': { minBlockSize: '100dvh' },
  },
});
