import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@gschool/themes';

import { focusRing } from '../../internal/focus';

export const link = recipe({
  base: [
    focusRing,
    {
      borderRadius: vars.radius.small,
      textUnderlineOffset: '0.2em',
      textDecorationThickness: 'from-font',
      overflowWrap: 'anywhere',
      ':hover': { textDecorationThickness: '2px' },
    },
  ],
  variants: {
    tone: {
      brand: { color: vars.color.brandText },
      text: { color: vars.color.text },
      muted: { color: vars.color.textMuted, ':hover': { color: vars.color.text } },
      inherit: { color: 'inherit' },
    },
    isStandalone: {
      true: {
        fontWeight: vars.weight.semibold,
        textDecoration: 'none',
        ':hover': { textDecoration: 'underline' },
      },
      false: { textDecoration: 'underline' },
    },
  },
});
