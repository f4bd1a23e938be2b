import { vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

export const text = style({ display: 'grid', minInlineSize: 0 });

export const label = style({ overflowWrap: 'anywhere' });

export const description = style({
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.regular,
  // The soft gray has too little contrast on the tinted background of the current entry.
  selectors: { '[aria-current="page"] &': { color: 'inherit' } },
});

/** In the text color, because menus may have an inverted background. */
export const external = style({ display: 'grid', flexShrink: 0, opacity: 0.75 });
