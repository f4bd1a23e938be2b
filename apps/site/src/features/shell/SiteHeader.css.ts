import { MEMBER_ATTRIBUTE } from '@gschool/app/memberAttribute';
import { breakpointUp, vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

/**
 * Sign In and Enroll on wide screens; the off-canvas menu has them on small ones
 * (docs/product.md#header). Hidden while a member may be signed in.
 */
export const wideOnly = style({
  display: 'none',
  alignItems: 'center',
  gap: vars.space['2'],
  '@media': { [breakpointUp('lg')]: { display: 'flex' } },
  selectors: { [`[${MEMBER_ATTRIBUTE}] &`]: { visibility: 'hidden' } },
});
