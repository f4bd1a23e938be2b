import { vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

export const words = style({ display: 'grid', minInlineSize: 0 });

export const label = style({ overflowWrap: 'anywhere' });

export const description = style({
  color: vars.color.soft,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.regular,
  // The soft gray has too little contrast on the tinted background of the current entry.
  selectors: { '[aria-current="page"] &': { color: 'inherit' } },
});

/** In the color of the text, because menus may have an inverted background. */
export const external = style({ display: 'grid', flexShrink: 0, opacity: 0.75 });
