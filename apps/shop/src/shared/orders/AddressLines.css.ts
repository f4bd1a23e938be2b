import { vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

export const address = style({
  display: 'grid',
  fontStyle: 'normal',
  lineHeight: vars.leading.body,
  overflowWrap: 'anywhere',
});
