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
