import { vars } from '@gschool/themes';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space, text } = vars;

/** Wide charts scroll horizontally on small screens. */
export const scroller = style({
  overflowX: 'auto',
  border: `1px solid ${color.borderMuted}`,
  borderRadius: vars.radius.medium,
  ':focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
});

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: text.sm,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'start',
});

globalStyle(`${table} :is(th, td)`, {
  padding: `${space['3']} ${space['4']}`,
  textAlign: 'start',
  whiteSpace: 'nowrap',
});
globalStyle(`${table} thead th`, {
  background: color.surfaceSunken,
  color: color.textMuted,
  fontWeight: 600,
});
globalStyle(`${table} tbody tr + tr`, { borderBlockStart: `1px solid ${color.borderMuted}` });
globalStyle(`${table} tr[data-selected]`, { background: color.brandSoft });

export const unit = style({ display: 'flex', gap: space['2'] });
