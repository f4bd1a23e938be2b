import { style } from '@vanilla-extract/css';

/** At the end of the row, as in the header. */
export const corner = style({
  display: 'flex',
  justifyContent: 'flex-end',
  minBlockSize: '34rem',
  alignItems: 'start',
});

/** At the end of a block that stands for the page. */
export const end = style({ display: 'flex', justifyContent: 'flex-end' });
