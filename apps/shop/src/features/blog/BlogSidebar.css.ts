import { breakpointUp, vars } from '@gschool/themes';
import { style, styleVariants } from '@vanilla-extract/css';

const { color, space } = vars;

const base = style({
  display: 'grid',
  gap: space['8'],
  alignContent: 'start',
  minInlineSize: 0,
});

/** Below the list on phones, next to it on wide screens. */
export const aside = styleVariants({
  asideFirst: [base, { '@media': { [breakpointUp('lg')]: { order: -1 } } }],
  asideLast: [base],
});

export const section = style({ display: 'grid', gap: space['3'] });

export const rows = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space['3'],
  minBlockSize: vars.size.touch,
  borderBlockStart: `1px solid ${color.borderMuted}`,
  fontWeight: vars.weight.regular,
  selectors: {
    '&[aria-current]': { color: color.brandText, fontWeight: vars.weight.semibold },
  },
});

export const count = style({
  color: color.textMuted,
  fontSize: vars.text.sm,
  fontVariantNumeric: 'tabular-nums',
});

export const recent = style({
  display: 'grid',
  gap: space['1'],
  paddingBlock: space['3'],
  borderBlockStart: `1px solid ${color.borderMuted}`,
});
