import { vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

const { space } = vars;

/** Under the header and over the page, so that nothing moves when it appears. */
export const line = style({
  position: 'absolute',
  insetBlockStart: `calc(${vars.size.header} + ${space['1']})`,
  insetInlineEnd: vars.size.gutter,
  // Above a player that sticks to the header.
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space['2'],
  maxInlineSize: `calc(100% - 2 * ${vars.size.gutter})`,
  paddingInline: `${space['4']} ${space['2']}`,
  paddingBlock: space['1'],
  borderRadius: vars.radius.large,
  border: `1px solid ${vars.color.borderMuted}`,
  background: vars.color.surfaceRaised,
  boxShadow: vars.shadow.low,
});
