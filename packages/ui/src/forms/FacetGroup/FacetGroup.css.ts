import { vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

import { canHover } from '../../internal/mediaQueries';

const { color, space, text, weight } = vars;

export const section = style({
  borderBlockEnd: `1px solid ${color.borderMuted}`,
  paddingBlock: space['2'],
  scrollMarginBlockStart: space['4'],
  ':last-child': { borderBlockEnd: 0 },
});

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  gap: space['2'],
  minBlockSize: vars.size.touch,
  color: color.text,
  fontSize: text.sm,
  fontWeight: weight.semibold,
  cursor: 'pointer',
  listStyle: 'none',
  borderRadius: vars.radius.small,
  outlineOffset: '2px',
  ':focus-visible': { outline: `2px solid ${color.focus}` },
  ':active': { color: color.textMuted },
  '@media': { [canHover]: { ':hover': { textDecoration: 'underline' } } },
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});

/** The number of selected values, which is visible even if the facet is collapsed. */
export const selected = style({
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
  color: color.textMuted,
  selectors: { [`${section}[open] > ${summary} &`]: { transform: 'scaleY(-1)' } },
});

/** The list of values, with space between it and a control above it. */
export const values = style({
  paddingBlockEnd: space['3'],
  selectors: { [`${summary} + * + &`]: { paddingBlockStart: space['3'] } },
});

export const value = style({
  display: 'flex',
  gap: space['2'],
  overflowWrap: 'anywhere',
  fontSize: text.sm,
  lineHeight: 1.6,
});

export const swatch = style({
  alignSelf: 'center',
  inlineSize: '1rem',
  blockSize: '1rem',
  flexShrink: 0,
  overflow: 'visible',
  stroke: color.border,
  strokeWidth: 1,
});

/**
 * Capitalizes labels, because the catalog stores values in lowercase, for use inside a sentence
 * ("hips").
 */
export const label = style({
  display: 'inline-block',
  '::first-letter': { textTransform: 'uppercase' },
});

export const count = style({
  marginInlineStart: 'auto',
  paddingInlineStart: space['1'],
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});
