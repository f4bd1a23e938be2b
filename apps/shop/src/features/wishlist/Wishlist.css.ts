import { vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

/** Takes the focus when what had it is gone; nobody is led here by Tab. */
export const region = style({ outline: 'none' });

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space['3'],
});
