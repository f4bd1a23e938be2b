import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@gschool/themes';

const { color, text, weight, leading } = vars;

const clamp = (lines: number) => ({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical' as const,
  WebkitLineClamp: lines,
  overflow: 'hidden',
});

export const textRecipe = recipe({
  base: { margin: 0, overflowWrap: 'break-word', textWrap: 'pretty' },
  variants: {
    size: {
      xs: { fontSize: text.xs, lineHeight: leading.snug },
      sm: { fontSize: text.sm, lineHeight: leading.body },
      md: { fontSize: text.md, lineHeight: leading.body },
      lg: { fontSize: text.lg, lineHeight: leading.body },
      xl: { fontSize: text.xl, lineHeight: leading.snug },
    },
    tone: {
      inherit: {},
      text: { color: color.text },
      muted: { color: color.textMuted },
      brand: { color: color.brandText },
      accent: { color: color.accentText },
      success: { color: color.successText },
      danger: { color: color.dangerText },
    },
    weight: {
      regular: { fontWeight: weight.regular },
      medium: { fontWeight: weight.medium },
      semibold: { fontWeight: weight.semibold },
      bold: { fontWeight: weight.bold },
    },
    isNumeric: { true: { fontVariantNumeric: 'tabular-nums' } },
    isMeasured: { true: { maxInlineSize: '65ch' } },
    lines: { 1: clamp(1), 2: clamp(2), 3: clamp(3) },
  },
});
