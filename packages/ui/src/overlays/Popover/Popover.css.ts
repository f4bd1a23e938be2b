import { vars } from '@gschool/themes';
import { style, styleVariants } from '@vanilla-extract/css';

import * as floatingStyles from '../../internal/floating.css';

const { space } = vars;

export const popover = style([
  floatingStyles.floating,
  { inlineSize: `min(var(--popover-size), 100vw - 2 * ${space[2]})` },
]);

export const size = styleVariants({
  small: { vars: { '--popover-size': '16rem' } },
  medium: { vars: { '--popover-size': '22rem' } },
  large: { vars: { '--popover-size': '30rem' } },
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  paddingBlockStart: space[2],
  paddingInline: `${space[4]} ${space[2]}`,
});

export const title = style({
  minInlineSize: 0,
  margin: 0,
  fontSize: vars.text.md,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.snug,
  overflowWrap: 'anywhere',
});

export const body = style([
  floatingStyles.scroller,
  {
    padding: space[4],
    lineHeight: vars.leading.body,
    ':focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
    selectors: { [`${head} + &`]: { paddingBlockStart: space[1] } },
  },
]);

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space[2],
  paddingBlock: space[3],
  paddingInline: space[4],
  borderBlockStart: `1px solid ${vars.color.borderMuted}`,
});
