import { MEMBER_ATTRIBUTE } from '@gschool/app/memberAttribute';
import { breakpointUp, vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

/**
 * Sign In and Enroll on wide screens; the off-canvas menu has them on small ones
 * (docs/product/pages.md#header). Hidden while a member may be signed in.
 */
export const wideOnly = style({
  display: 'none',
  alignItems: 'center',
  gap: vars.space['2'],
  '@media': { [breakpointUp('lg')]: { display: 'flex' } },
  selectors: { [`[${MEMBER_ATTRIBUTE}] &`]: { visibility: 'hidden' } },
});

/** Reserves the room of the account menu, so that the search button does not move. */
export const account = style({
  display: 'flex',
  justifyContent: 'flex-end',
  selectors: { [`[${MEMBER_ATTRIBUTE}] &`]: { minInlineSize: vars.size.touch } },
});

/** Hidden below `md`, where the menu and the footer have this button. */
export const gear = style({
  display: 'none',
  '@media': { [breakpointUp('md')]: { display: 'flex' } },
});
