import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@gschool/themes';

export const container = recipe({
  base: {
    boxSizing: 'border-box',
    inlineSize: '100%',
    marginInline: 'auto',
    paddingInline: vars.size.gutter,
  },
  variants: {
    size: {
      form: { maxInlineSize: `calc(26rem + 2 * ${vars.size.gutter})` },
      text: { maxInlineSize: `calc(42rem + 2 * ${vars.size.gutter})` },
      narrow: { maxInlineSize: `calc(60rem + 2 * ${vars.size.gutter})` },
      default: { maxInlineSize: vars.size.container },
      full: {},
    },
    blockPadding: {
      none: {},
      medium: { paddingBlock: vars.space['8'] },
      large: { paddingBlock: `clamp(${vars.space['10']}, 6vw, ${vars.space['20']})` },
    },
  },
});
