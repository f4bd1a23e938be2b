import { style } from '@vanilla-extract/css';
import { vars } from '@gschool/themes';

import { createVariants } from '../../internal/variants';

const { color, space, text } = vars;

export const rating = createVariants(
  {
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space['2'],
    color: color.textMuted,
    lineHeight: vars.leading.snug,
    fontVariantNumeric: 'tabular-nums',
  },
  {
    small: { fontSize: text.xs },
    medium: { fontSize: text.sm },
    large: { fontSize: text.lg },
  },
);

/** Rows of stars fill along the text direction. */
export const stars = style({
  blockSize: '1.125em',
  inlineSize: 'auto',
  flexShrink: 0,
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
});

export const empty = style({ fill: 'none', stroke: color.border, strokeWidth: 1.25 });

export const full = style({ fill: color.brand, stroke: color.brandText, strokeWidth: 1.25 });

export const figure = style({ color: color.text, fontWeight: vars.weight.semibold });
