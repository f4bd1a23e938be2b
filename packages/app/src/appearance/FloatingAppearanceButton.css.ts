import { vars } from '@gschool/themes';
import { style, styleVariants } from '@vanilla-extract/css';

const floating = style({
  position: 'fixed',
  insetInlineEnd: vars.space['4'],
  insetBlockEnd: `calc(${vars.space['4']} + env(safe-area-inset-bottom))`,
  zIndex: vars.z.header,
  borderRadius: vars.radius.full,
  boxShadow: vars.shadow.mid,
  '@media': { print: { display: 'none' } },
});

export const button = styleVariants({
  always: [floating],
  noHeader: [
    {
      display: 'none',
      selectors: { 'html[data-navbar="hidden"] &': { display: 'block' } },
    },
    floating,
  ],
});
