import { vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

export const header = style({ marginBlockEnd: vars.space[4] });

export const end = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[4],
  marginBlockStart: vars.space[6],
  color: vars.color.textMuted,
});

export const footer = style({ display: 'grid', gap: vars.space[3] });
