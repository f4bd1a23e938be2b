import { style, styleVariants } from '@vanilla-extract/css';
import { lineLength, vars } from '@gschool/themes';

import { createVariants } from '../../internal/variants';

const { color, text, leading } = vars;

const clamp = (lines: number) => ({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical' as const,
  WebkitLineClamp: lines,
  overflow: 'hidden',
});

export const size = createVariants(
  { margin: 0, overflowWrap: 'break-word', textWrap: 'pretty' },
  {
    xs: { fontSize: text.xs, lineHeight: leading.snug },
    sm: { fontSize: text.sm, lineHeight: leading.body },
    md: { fontSize: text.md, lineHeight: leading.body },
    lg: { fontSize: text.lg, lineHeight: leading.body },
    xl: { fontSize: text.xl, lineHeight: leading.snug },
  },
);

export const tone = styleVariants({
  inherit: {},
  text: { color: color.text },
  muted: { color: color.textMuted },
  brand: { color: color.brandText },
  accent: { color: color.accentText },
  success: { color: color.successText },
  danger: { color: color.dangerText },
});

export const weight = styleVariants({
  regular: { fontWeight: vars.weight.regular },
  medium: { fontWeight: vars.weight.medium },
  semibold: { fontWeight: vars.weight.semibold },
  bold: { fontWeight: vars.weight.bold },
});

export const numeric = style({ fontVariantNumeric: 'tabular-nums' });

export const measured = style({ maxInlineSize: lineLength(65) });

export const lines = styleVariants({ 1: clamp(1), 2: clamp(2), 3: clamp(3) });
