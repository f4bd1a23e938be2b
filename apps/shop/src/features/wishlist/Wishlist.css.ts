import { vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

/** Gets focus when the focused element is removed. It is not in the tab order. */
export const region = style({ outline: 'none' });

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space['3'],
});
