import { styleVariants } from '@vanilla-extract/css';
import { vars } from '@gschool/themes';

import { focusRing } from '../../internal/focus';
import { createVariants } from '../../internal/variants';

export const link = createVariants(
  [
    focusRing,
    {
      borderRadius: vars.radius.small,
      textUnderlineOffset: '0.2em',
      textDecorationThickness: 'from-font',
      overflowWrap: 'anywhere',
      ':hover': { textDecorationThickness: '2px' },
    },
  ],
  {
    brand: { color: vars.color.brandText },
    text: { color: vars.color.text },
    muted: { color: vars.color.textMuted, ':hover': { color: vars.color.text } },
    inherit: { color: 'inherit' },
  },
);

export const underline = styleVariants({
  standalone: {
    fontWeight: vars.weight.semibold,
    textDecoration: 'none',
    ':hover': { textDecoration: 'underline' },
  },
  inText: { textDecoration: 'underline' },
});
