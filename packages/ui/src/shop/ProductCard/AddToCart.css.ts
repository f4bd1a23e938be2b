import { style } from '@vanilla-extract/css';
import { vars } from '@gschool/themes';

export const stack = style({ display: 'grid', gap: vars.space['1'] });

export const status = style({
  margin: 0,
  color: vars.color.dangerText,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.medium,
});
