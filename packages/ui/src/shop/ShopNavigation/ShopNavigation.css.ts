import { breakpointUp } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

/** The vertical groups, where there is no room for the bar. */
export const stack = style({ '@media': { [breakpointUp('lg')]: { display: 'none' } } });
