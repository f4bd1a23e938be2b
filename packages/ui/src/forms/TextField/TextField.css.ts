import { style } from '@vanilla-extract/css';
import { vars } from '@gschool/themes';
import { control } from '../../internal/Field.css';

export const unit = style({
  paddingInlineEnd: vars.space['3'],
  color: vars.color.soft,
  fontSize: vars.text.sm,
  pointerEvents: 'none',
});

/** Built on the control, so that it comes after it. */
export const withUnit = style([control, { paddingInlineEnd: vars.space['16'] }]);
