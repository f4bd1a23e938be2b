import { breakpointUp } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

/** On small screens, the menu and the footer open the appearance panel. */
export const gear = style({
  display: 'none',
  '@media': { [breakpointUp('md')]: { display: 'flex' } },
});
