import { vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

export const link = style({
  display: 'inline-flex',
  gap: vars.space['2'],
  alignItems: 'center',
  justifySelf: 'start',
  minBlockSize: vars.size.touch,
  paddingInline: vars.space['2'],
  borderRadius: vars.radius.small,
  color: vars.color.brandText,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.semibold,
  textDecoration: 'none',
  selectors: {
    '&:hover': { textDecoration: 'underline' },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
});
