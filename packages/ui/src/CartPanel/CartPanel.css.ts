import { vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

export const list = style({ listStyle: 'none', margin: 0, padding: 0 });

export const entry = style({
  paddingBlock: vars.space[4],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
});

export const foot = style({ display: 'grid', gap: vars.space[3] });

export const sum = style({
  display: 'flex',
  justifyContent: 'space-between',
  margin: 0,
  fontSize: vars.text.lg,
  fontWeight: vars.weight.bold,
});

export const amount = style({ fontVariantNumeric: 'tabular-nums' });

export const note = style({ margin: 0, color: vars.color.soft, fontSize: vars.text.sm });
