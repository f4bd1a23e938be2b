import { style } from '@vanilla-extract/css';

/** Where the header has it. */
export const corner = style({
  display: 'flex',
  justifyContent: 'flex-end',
  minBlockSize: '34rem',
  alignItems: 'start',
});
