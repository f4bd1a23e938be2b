import { style } from '@vanilla-extract/css';
import { vars } from '@gschool/themes';

import * as fieldStyles from '../../internal/Field.css';

const { color, space } = vars;

export const inputs = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10rem), 1fr))',
  gap: space[3],
  alignItems: 'start',
  minInlineSize: 0,
});

export const partLabel = style({
  color: color.textMuted,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
});

/** Has the direction of the page, because a date in numbers has none. */
export const timeInput = style([fieldStyles.control, { unicodeBidi: 'isolate' }]);

export const dateInput = style([timeInput, { paddingInlineEnd: space[12] }]);

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

/** Two lines, so that little moves when the moment appears. */
export const moment = style([fieldStyles.hint, { minBlockSize: '2lh' }]);

export const note = style({
  padding: space[3],
  borderRadius: vars.radius.medium,
  background: color.warningSoft,
  color: color.warningText,
  fontSize: vars.text.sm,
  selectors: { '&:empty': { display: 'none' } },
});

export const line = style({ display: 'block' });
