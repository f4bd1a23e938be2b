import { breakpointDown, vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

/** Stays in view, because it says whether what is typed is saved. */
export const bar = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  paddingBlock: vars.space[2],
  background: vars.color.page,
});

/** On phones, the switch above the form opens the preview. */
export const wideOnly = style({
  '@media': { [breakpointDown('md')]: { display: 'none' } },
});
