import { breakpointUp, vars } from '@gschool/themes';
import { globalStyle, style } from '@vanilla-extract/css';

/** Text with the plans beside or below it. */
export const offer = style({
  display: 'grid',
  gap: vars.space['8'],
  '@media': {
    [breakpointUp('xl')]: { gridTemplateColumns: '20rem minmax(0, 1fr)', gap: vars.space['16'] },
  },
});

export const promises = style({
  display: 'grid',
  gap: vars.space['3'],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const promise = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space['3'],
});

globalStyle(`${promise} svg`, { color: vars.color.brandText });

/** Reserves the height of a row of cards. */
export const prices = style({ minBlockSize: '30rem' });
