import { style } from '@vanilla-extract/css';
import { vars } from '@gschool/themes';

export const unit = style({
  paddingInlineEnd: vars.space['3'],
  color: vars.color.soft,
  fontSize: vars.text.sm,
  pointerEvents: 'none',
});

export const roomForUnit = style({ paddingInlineEnd: vars.space['16'] });
