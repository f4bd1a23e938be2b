import { style } from '@vanilla-extract/css';
import { vars } from '@gschool/themes';

export const select = style({ appearance: 'none', cursor: 'pointer' });

export const chevron = style({
  paddingInlineEnd: vars.space['3'],
  color: vars.color.textMuted,
  pointerEvents: 'none',
});
