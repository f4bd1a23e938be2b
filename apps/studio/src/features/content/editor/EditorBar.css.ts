import { breakpointDown, vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[2]} ${vars.space[3]}`,
  // As tall with the button as without it.
  minBlockSize: vars.size.touch,
});

export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
});

/** On phones, the switch below the bar opens the preview. */
export const wideOnly = style({
  '@media': { [breakpointDown('md')]: { display: 'none' } },
});
