import { vars } from '@gschool/themes';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space } = vars;

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space['5'],
});

/** A number with its label. */
export const figure = style({
  display: 'grid',
  gap: space['1'],
  padding: space['5'],
  borderRadius: vars.radius.large,
  background: color.surfaceRaised,
  border: `1px solid ${color.borderMuted}`,
});

export const figures = style({ margin: 0 });
globalStyle(`${figure} dt`, { color: color.textMuted, fontSize: vars.text.sm });
globalStyle(`${figure} dd`, {
  margin: 0,
  fontSize: vars.text.h2,
  fontWeight: vars.weight.display,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.leading.tight,
});

/** A table wider than the page scrolls inside this frame. */
export const frame = style({
  overflowX: 'auto',
  borderRadius: vars.radius.large,
  border: `1px solid ${color.borderMuted}`,
  background: color.surfaceRaised,
  selectors: { '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' } },
});

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.text.sm,
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${table} :is(th, td)`, {
  padding: `${space['3']} ${space['4']}`,
  textAlign: 'start',
  verticalAlign: 'middle',
  whiteSpace: 'nowrap',
});
globalStyle(`${table} thead th`, { color: color.textMuted, fontWeight: vars.weight.medium });
globalStyle(`${table} tbody :is(th, td)`, { borderBlockStart: `1px solid ${color.borderMuted}` });
globalStyle(`${table} tbody th`, { fontWeight: vars.weight.semibold });

/** The id of an entry, which may be long. */
export const entry = style({ fontFamily: vars.font.mono, fontSize: vars.text.sm });

export const facts = style({ display: 'grid', gap: space['3'], margin: 0 });
globalStyle(`${facts} > div`, { display: 'flex', flexWrap: 'wrap', gap: `0 ${space['3']}` });
globalStyle(`${facts} dt`, { color: color.textMuted, minInlineSize: '9rem' });
globalStyle(`${facts} dd`, { margin: 0, overflowWrap: 'anywhere' });
