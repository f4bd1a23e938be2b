import { vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

const { space } = vars;

/** A separate line under the header. An overlay would cover titles on a phone. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  columnGap: space['2'],
  inlineSize: '100%',
  maxInlineSize: vars.size.container,
  marginInline: 'auto',
  paddingInline: vars.size.gutter,
  paddingBlock: space['1'],
});
