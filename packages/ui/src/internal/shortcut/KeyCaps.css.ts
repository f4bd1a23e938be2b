import { vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

export const keys = style({
  display: 'inline-flex',
  flexShrink: 0,
  gap: vars.space[1],
  fontFamily: 'inherit',
});

/** In the color of the text around it, because it is also on videos and on selected rows. */
export const key = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  boxSizing: 'border-box',
  minInlineSize: '1.5rem',
  paddingInline: '0.375rem',
  border: '1px solid color-mix(in srgb, currentColor 28%, transparent)',
  borderRadius: `min(${vars.radius.small}, 0.375rem)`,
  background: 'color-mix(in srgb, currentColor 5%, transparent)',
  fontFamily: 'inherit',
  fontSize: vars.text.xs,
  fontWeight: vars.weight.medium,
  lineHeight: '1.375rem',
  whiteSpace: 'nowrap',
});
