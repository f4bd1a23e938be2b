import { style } from '@vanilla-extract/css';
import { vars } from '@gschool/themes';

export const eyebrow = style({
  margin: 0,
  color: vars.color.brandText,
  fontSize: vars.text.xs,
  fontWeight: vars.weight.bold,
  letterSpacing: vars.tracking.eyebrow,
  lineHeight: vars.leading.snug,
  textTransform: 'uppercase',
});
