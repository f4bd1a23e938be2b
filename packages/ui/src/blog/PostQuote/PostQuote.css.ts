import { style } from '@vanilla-extract/css';
import { vars } from '@gschool/themes';

import { createVariants } from '../../internal/variants';

const { color, space, text } = vars;

export const figure = createVariants(
  { display: 'grid', gap: space['5'], margin: 0, minInlineSize: 0 },
  {
    plain: { paddingInlineStart: space['6'], borderInlineStart: `4px solid ${color.brand}` },
    feature: {
      justifyItems: 'start',
      padding: `clamp(${space['6']}, 6vw, ${space['16']})`,
      borderRadius: vars.radius.xlarge,
      background: color.brand,
      color: color.onBrand,
    },
  },
);

export const quotation = style({ margin: 0, quotes: 'auto' });

export const content = createVariants(
  {
    margin: 0,
    fontFamily: vars.font.display,
    fontWeight: vars.weight.bold,
    lineHeight: vars.leading.snug,
    letterSpacing: vars.tracking.tight,
    textWrap: 'balance',
    overflowWrap: 'anywhere',
    // The quotation marks of the page’s language.
    '::before': { content: 'open-quote' },
    '::after': { content: 'close-quote' },
  },
  {
    plain: { fontSize: text.h3 },
    feature: { fontSize: text.h1, fontWeight: vars.weight.display },
  },
);

export const attribution = style({ fontSize: text.sm, lineHeight: vars.leading.snug });

export const name = style({ fontStyle: 'normal', fontWeight: vars.weight.semibold });
