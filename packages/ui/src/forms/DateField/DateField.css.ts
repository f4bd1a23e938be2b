import { style } from '@vanilla-extract/css';
import { vars } from '@gschool/themes';

import * as fieldStyles from '../../internal/Field.css';

/** Has the direction of the page, because a date in numbers has none. */
export const text = style([fieldStyles.control, { unicodeBidi: 'isolate' }]);

export const input = style([text, { paddingInlineEnd: vars.space[12] }]);

/** The browser shows its calendar below it. The text field beside it is what people type into. */
export const calendar = style({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  inlineSize: '100%',
  blockSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  opacity: 0,
  fontSize: vars.text.field,
  pointerEvents: 'none',
});
