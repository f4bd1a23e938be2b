import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@gschool/themes';

export const card = recipe({
  base: {
    boxSizing: 'border-box',
    minInlineSize: 0,
    borderRadius: vars.radius.large,
    color: vars.color.text,
  },
  variants: {
    variant: {
      raised: { background: vars.color.surfaceRaised, boxShadow: vars.shadow.mid },
      outline: {
        background: vars.color.surfaceRaised,
        border: `1px solid ${vars.color.borderMuted}`,
      },
      sunken: { background: vars.color.surfaceSunken },
      brand: { background: vars.color.brandSoft },
    },
    padding: {
      none: { overflow: 'hidden' },
      small: { padding: vars.space['4'] },
      medium: { padding: `clamp(${vars.space['4']}, 3vw, ${vars.space['6']})` },
      large: { padding: `clamp(${vars.space['5']}, 4vw, ${vars.space['10']})` },
    },
  },
});
