import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@gschool/themes';

export const container = recipe({
  base: {
    boxSizing: 'border-box',
    inlineSize: '100%',
    marginInline: 'auto',
    paddingInline: `max(${vars.size.gutter}, env(safe-area-inset-left), env(safe-area-inset-right))`,
  },
  variants: {
    size: {
      form: { maxInlineSize: `calc(26rem + 2 * ${vars.size.gutter})` },
      text: { maxInlineSize: `calc(42rem + 2 * ${vars.size.gutter})` },
      narrow: { maxInlineSize: `calc(60rem + 2 * ${vars.size.gutter})` },
      default: { maxInlineSize: vars.size.container },
      full: {},
    },
  },
});
