import { style } from '@vanilla-extract/css';
import { vars } from '@gschool/themes';

/** If a table is too wide, this region scrolls instead of the page. */
export const region = style({
  overflowX: 'auto',
  ':focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '4px' },
});
