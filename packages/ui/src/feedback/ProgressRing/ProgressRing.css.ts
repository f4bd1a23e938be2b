import { style } from '@vanilla-extract/css';
import { vars } from '@gschool/themes';

import { createVariants } from '../../internal/variants';

export const ring = createVariants(
  {
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    color: vars.color.text,
    fontWeight: vars.weight.bold,
    letterSpacing: vars.tracking.tight,
    fontVariantNumeric: 'tabular-nums',
    lineHeight: 1,
  },
  {
    small: { inlineSize: '3rem', blockSize: '3rem', fontSize: vars.text.xs },
    medium: { inlineSize: '5rem', blockSize: '5rem', fontSize: vars.text.lg },
    large: { inlineSize: '8rem', blockSize: '8rem', fontSize: vars.text.h3 },
  },
);

export const drawing = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  transform: 'rotate(-90deg)',
  fill: 'none',
  strokeWidth: 9,
  selectors: { '[dir=rtl] &': { transform: 'rotate(-90deg) scaleY(-1)' } },
});

export const track = style({ stroke: vars.color.borderMuted });

export const arc = style({ stroke: vars.color.brand, strokeLinecap: 'round' });
