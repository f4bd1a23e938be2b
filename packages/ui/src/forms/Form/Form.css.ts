import { style } from '@vanilla-extract/css';
import { vars } from '@gschool/themes';

import { focusRing } from '../../internal/focus';

const { space } = vars;

export const form = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space['5'],
  minInlineSize: 0,
});

/** Shows the focus ring for every input method, because a script moves focus here. */
export const summary = style({
  scrollMarginBlockStart: `calc(${vars.size.header} + ${space['4']})`,
  ':focus': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
});

export const list = style({
  display: 'grid',
  gap: space['1'],
  margin: 0,
  marginBlockStart: space['1'],
  padding: 0,
  listStyle: 'none',
});

export const summaryLink = style([
  focusRing,
  {
    color: 'inherit',
    textUnderlineOffset: '0.2em',
    borderRadius: vars.radius.small,
    ':hover': { textDecorationThickness: '2px' },
  },
]);
