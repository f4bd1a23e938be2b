import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@gschool/themes';

import { createVariants } from '../../internal/variants';

export const card = createVariants(
  {
    boxSizing: 'border-box',
    minInlineSize: 0,
    borderRadius: vars.radius.large,
    color: vars.color.text,
  },
  {
    raised: { background: vars.color.surfaceRaised, boxShadow: vars.shadow.mid },
    outline: {
      background: vars.color.surfaceRaised,
      border: `1px solid ${vars.color.borderMuted}`,
    },
    sunken: { background: vars.color.surfaceSunken },
    brand: { background: vars.color.brandSoft },
  },
);

export const padding = styleVariants({
  none: { overflow: 'hidden' },
  small: { padding: vars.space['4'] },
  medium: { padding: `clamp(${vars.space['4']}, 3vw, ${vars.space['6']})` },
  large: { padding: `clamp(${vars.space['5']}, 4vw, ${vars.space['10']})` },
});

export const stacked = style({ display: 'flex', flexDirection: 'column' });
