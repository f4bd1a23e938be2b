import { style } from '@vanilla-extract/css';
import { vars } from '@gschool/themes';

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space['2'],
});

export const status = style({ color: vars.color.textMuted, fontSize: vars.text.sm });
