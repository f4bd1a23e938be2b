import { vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

export const gear = style({
  position: 'fixed',
  insetInlineEnd: vars.space['4'],
  insetBlockEnd: `calc(${vars.space['4']} + env(safe-area-inset-bottom))`,
  zIndex: vars.z.header,
  borderRadius: vars.radius.full,
  boxShadow: vars.shadow.mid,
  '@media': { print: { display: 'none' } },
});
