import { vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

export const bar = style({
  borderBlockEnd: `1px solid ${vars.color.borderMuted}`,
  background: vars.color.surfaceRaised,
  selectors: { 'html[data-navbar="hidden"] &': { display: 'none' } },
});

export const list = style({
  display: 'flex',
  gap: vars.space['1'],
  boxSizing: 'border-box',
  maxInlineSize: vars.size.container,
  marginBlock: 0,
  marginInline: 'auto',
  paddingBlock: 0,
  // The first label aligns with the logo; its target extends beyond it.
  paddingInline: `calc(${vars.size.gutter} - ${vars.space['3']})`,
  listStyle: 'none',
  overflowX: 'auto',
  scrollbarWidth: 'none',
});

export const entry = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.touch,
  paddingInline: vars.space['3'],
  borderBlockEnd: '2px solid transparent',
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '@media': {
    // A transparent border is visible with forced colors.
    '(forced-colors: active)': { borderBlockEndWidth: 0 },
  },
  selectors: {
    '&:hover': { color: vars.color.text },
    '&[aria-current="page"]': { borderColor: vars.color.brand, color: vars.color.text },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-3px' },
  },
});
