import { globalStyle, style } from '@vanilla-extract/css';
import { breakpointUp, vars } from '@gschool/themes';

const { color, space, text, weight } = vars;

/** Hidden on narrow screens, where the cards list the features. */
export const section = style({
  display: 'none',
  '@media': { [breakpointUp('lg')]: { display: 'grid', gap: space['5'] } },
});

export const table = style({
  inlineSize: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
});

globalStyle(`${table} th, ${table} td`, {
  paddingBlock: space['4'],
  paddingInline: space['4'],
  borderBlockEnd: `1px solid ${color.borderMuted}`,
  lineHeight: vars.leading.snug,
  textAlign: 'inherit',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
});

globalStyle(`${table} tr > :first-child`, { paddingInlineStart: 0 });
globalStyle(`${table} tbody th`, { fontWeight: weight.medium });

globalStyle(`${table} thead th`, { color: color.text, fontWeight: weight.bold });

export const highlighted = style({ background: color.brandSoft });

export const hint = style({
  display: 'block',
  marginBlockStart: space['1'],
  color: color.textMuted,
  fontSize: text.sm,
  fontWeight: weight.regular,
});

export const cell = style({ display: 'inline-flex', alignItems: 'center', gap: space['2'] });

export const on = style({ color: color.successText, flexShrink: 0 });

export const off = style({ color: color.textMuted });
