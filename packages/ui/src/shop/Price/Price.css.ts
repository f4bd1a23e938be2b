import { style } from '@vanilla-extract/css';
import { vars } from '@gschool/themes';

import { createVariants } from '../../internal/variants';

const { color, text, weight } = vars;

export const price = createVariants(
  {
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: '0.4em',
    minInlineSize: 0,
    margin: 0,
    color: color.text,
    fontWeight: weight.semibold,
    lineHeight: vars.leading.snug,
    fontVariantNumeric: 'tabular-nums',
  },
  {
    small: { fontSize: text.sm },
    medium: { fontSize: text.md },
    large: { fontSize: text.xl, fontWeight: weight.bold },
    huge: {
      fontSize: text.h1,
      fontFamily: vars.font.display,
      fontWeight: weight.display,
      letterSpacing: vars.tracking.tight,
      lineHeight: vars.leading.tight,
    },
  },
);

export const soldOut = style({ color: color.textMuted, fontWeight: weight.regular });

/** A price never wraps. */
export const amount = style({ whiteSpace: 'nowrap' });

export const sale = style({ color: color.dangerText });

export const old = style({
  color: color.textMuted,
  fontWeight: weight.regular,
  textDecorationLine: 'line-through',
  textDecorationThickness: '1px',
});

export const aside = style({
  color: color.textMuted,
  fontSize: `max(0.4em, ${text.sm})`,
  fontFamily: vars.font.body,
  fontWeight: weight.regular,
  letterSpacing: 'normal',
});
