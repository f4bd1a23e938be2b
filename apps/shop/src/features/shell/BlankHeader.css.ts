import { vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

export const top = style({
  display: 'flex',
  boxSizing: 'border-box',
  inlineSize: '100%',
  minBlockSize: vars.size.header,
  alignItems: 'center',
  maxInlineSize: vars.size.container,
  marginInline: 'auto',
  paddingInline: vars.size.gutter,
});
