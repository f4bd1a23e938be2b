import { styleVariants } from '@vanilla-extract/css';
import { vars } from '@gschool/themes';

import { createVariants } from '../../internal/variants';

export const container = createVariants(
  {
    boxSizing: 'border-box',
    inlineSize: '100%',
    marginInline: 'auto',
    paddingInline: vars.size.gutter,
  },
  {
    form: { maxInlineSize: `calc(26rem + 2 * ${vars.size.gutter})` },
    text: { maxInlineSize: `calc(42rem + 2 * ${vars.size.gutter})` },
    narrow: { maxInlineSize: `calc(60rem + 2 * ${vars.size.gutter})` },
    default: { maxInlineSize: vars.size.container },
    full: {},
  },
);

export const blockPadding = styleVariants({
  none: {},
  medium: { paddingBlock: vars.space['8'] },
  large: { paddingBlock: `clamp(${vars.space['10']}, 6vw, ${vars.space['20']})` },
});
