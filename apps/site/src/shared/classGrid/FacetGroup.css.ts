import { vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

const { color, space, text, weight } = vars;

export const group = style({
  borderBlockEnd: `1px solid ${color.line}`,
  paddingBlock: space['2'],
  ':last-child': { borderBlockEnd: 0 },
});

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  gap: space['2'],
  minBlockSize: vars.size.touch,
  color: color.ink,
  fontSize: text.sm,
  fontWeight: weight.semibold,
  cursor: 'pointer',
  listStyle: 'none',
  borderRadius: vars.radius.small,
  outlineOffset: '2px',
  ':focus-visible': { outline: `2px solid ${color.focus}` },
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});

/** How many values are chosen, in the heading of a group that may be closed. */
export const chosen = style({
  minInlineSize: '1.25rem',
  paddingInline: space['1'],
  borderRadius: vars.radius.full,
  background: color.brand,
  color: color.onBrand,
  fontSize: text.xs,
  lineHeight: '1.25rem',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
});

export const chevron = style({
  display: 'flex',
  marginInlineStart: 'auto',
  color: color.soft,
  selectors: { [`${group}[open] > ${summary} &`]: { transform: 'scaleY(-1)' } },
});

export const values = style({ paddingBlockEnd: space['3'] });

export const value = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space['3'],
  overflowWrap: 'anywhere',
  fontSize: text.sm,
  lineHeight: 1.6,
});

/** By itself a word begins with a capital; within a sentence the catalogue's "hips" does not. */
export const word = style({
  display: 'inline-block',
  '::first-letter': { textTransform: 'uppercase' },
});

export const count = style({ color: color.soft, fontVariantNumeric: 'tabular-nums' });
