import { vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
});

export const month = style({
  inlineSize: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
});

export const weekday = style({
  paddingBlock: vars.space[2],
  color: vars.color.textMuted,
  fontSize: vars.text.xs,
  fontWeight: vars.weight.semibold,
});

export const day = style({
  padding: vars.space[1],
  border: `1px solid ${vars.color.borderMuted}`,
  fontSize: vars.text.sm,
  textAlign: 'center',
  verticalAlign: 'top',
  selectors: {
    '&[data-other]': { color: vars.color.textMuted, background: vars.color.surfaceSunken },
    '&[data-own]': {
      fontWeight: vars.weight.bold,
      boxShadow: `inset 0 0 0 2px ${vars.color.brand}`,
    },
  },
});

export const count = style({
  display: 'block',
  color: vars.color.textMuted,
  fontSize: vars.text.xs,
});

export const events = style({
  display: 'grid',
  gap: vars.space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
