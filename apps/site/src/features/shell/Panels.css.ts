import { vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

/** With the header hidden by the look's own setting, the way back to the settings floats. */
export const gear = style({
  display: 'none',
  selectors: { 'html[data-navbar="hidden"] &': { display: 'block' } },
  position: 'fixed',
  insetInlineEnd: vars.space['4'],
  insetBlockEnd: `calc(${vars.space['4']} + env(safe-area-inset-bottom))`,
  zIndex: vars.z.header,
  borderRadius: vars.radius.full,
  boxShadow: vars.shadow.mid,
  '@media': { print: { display: 'none' } },
});
