import { style } from '@vanilla-extract/css';
import { vars } from '@gschool/themes';

const { color, radius, space } = vars;

export const plainToast = style({
  position: 'fixed',
  insetInline: space['4'],
  insetBlockEnd: `calc(${space['4']} + env(safe-area-inset-bottom))`,
  zIndex: vars.z.toast,
  inlineSize: 'fit-content',
  marginInline: 'auto',
  padding: `${space['3']} ${space['5']}`,
  borderRadius: radius.medium,
  border: `1px solid ${color.borderMuted}`,
  background: color.surfaceRaised,
  color: color.text,
  boxShadow: vars.shadow.high,
});
