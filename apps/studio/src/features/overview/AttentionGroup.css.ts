import { breakpointDown, vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

/** The detail is beside the name. On a phone, where some names leave no room, it is below each. */
export const item = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${vars.space[2]}`,
  minInlineSize: 0,
  '@media': { [breakpointDown('sm')]: { flexDirection: 'column', alignItems: 'start' } },
});
