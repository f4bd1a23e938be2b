import { vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

export const text = style({ display: 'grid', minInlineSize: 0 });

export const label = style({ overflowWrap: 'anywhere' });

export const description = style({
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.regular,
  // The soft gray is no match for the current entry's tinted ground.
  selectors: { '[aria-current="page"] &': { color: 'inherit' } },
});

/** In the text's own color: menus stand on inverted backgrounds too. */
export const external = style({ display: 'grid', flexShrink: 0, opacity: 0.75 });
