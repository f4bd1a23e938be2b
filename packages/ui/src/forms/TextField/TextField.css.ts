import { style } from '@vanilla-extract/css';
import { vars } from '@gschool/themes';

import * as fieldStyles from '../../internal/Field.css';

export const unit = style({
  paddingInlineEnd: vars.space['3'],
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
  pointerEvents: 'none',
});

/** Defined after `control`, which it overrides. */
export const withUnit = style([fieldStyles.control, { paddingInlineEnd: vars.space['16'] }]);
