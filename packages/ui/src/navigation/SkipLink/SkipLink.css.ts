import { style } from '@vanilla-extract/css';
import { vars } from '@gschool/themes';

export const skipLink = style({
  position: 'fixed',
  zIndex: vars.z.toast,
  insetBlockStart: vars.space['2'],
  insetInlineStart: vars.space['2'],
  paddingBlock: vars.space['3'],
  paddingInline: vars.space['5'],
  borderRadius: vars.radius.control,
  background: vars.color.inverse,
  color: vars.color.onInverse,
  fontWeight: vars.weight.semibold,
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: '2px',
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
  ':focus': { boxShadow: vars.shadow.high },
  selectors: { '&:not(:focus)': { transform: 'translateY(calc(-100% - 2rem))' } },
});
