import { from, vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

/** Sign In and Enroll stand here on wide screens; the off-canvas menu has them on small ones (spec, section 2). */
export const wide = style({
  display: 'none',
  alignItems: 'center',
  gap: vars.space['2'],
  '@media': { [from('lg')]: { display: 'flex' } },
});
