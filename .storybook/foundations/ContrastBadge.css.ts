import { vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

export const mark = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  fontWeight: vars.weight.semibold,
  whiteSpace: 'nowrap',
});

export const pass = style({ color: vars.color.successText });
export const fail = style({ color: vars.color.dangerText });
