import { vars } from '@gschool/themes';

import { createVariants } from '../../internal/variants';

const { text, weight, leading, tracking } = vars;

export const heading = createVariants(
  {
    margin: 0,
    color: vars.color.text,
    fontFamily: vars.font.display,
    fontWeight: weight.display,
    letterSpacing: tracking.tight,
    lineHeight: leading.snug,
    textWrap: 'balance',
    overflowWrap: 'anywhere',
  },
  {
    display: {
      fontSize: text.display,
      letterSpacing: tracking.display,
      lineHeight: leading.tight,
      // Arabic letters look larger than Latin ones of the same size.
      selectors: { '&:lang(ar)': { fontSize: `calc(${text.display} * 0.85)` } },
    },
    h1: { fontSize: text.h1, letterSpacing: tracking.display, lineHeight: leading.tight },
    h2: { fontSize: text.h2 },
    h3: { fontSize: text.h3 },
    large: { fontSize: text.xl, fontWeight: weight.bold },
    medium: { fontSize: text.lg, fontWeight: weight.bold },
    small: { fontSize: text.md, fontWeight: weight.semibold, letterSpacing: 'normal' },
  },
);
