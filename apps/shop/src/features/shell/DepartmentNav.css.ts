import { breakpointUp } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

/** Beside the title, which keeps its room. */
export const nav = style({
  maxInlineSize: '100%',
  '@media': { [breakpointUp('md')]: { maxInlineSize: '55vw' } },
});
