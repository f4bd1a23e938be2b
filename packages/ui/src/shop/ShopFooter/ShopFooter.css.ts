import { breakpointUp, vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

import * as footerStyles from '../../navigation/Footer/Footer.css';

export const newsletter = style({
  paddingBlock: vars.space[12],
  borderBlockEnd: `1px solid ${vars.color.borderMuted}`,
  selectors: { 'html[data-footer="minimal"] &': { display: 'none' } },
  '@media': { [breakpointUp('md')]: { paddingBlock: vars.space[16] } },
});

/** The full row on phones, because an address should not wrap. */
export const support = style({
  gridColumn: '1 / -1',
  '@media': { [breakpointUp('md')]: { gridColumn: 'auto' } },
});

export const contact = style([
  footerStyles.link,
  { gap: vars.space[2], overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
]);
