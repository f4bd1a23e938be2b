import { from, vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

export const section = style({ paddingBlock: vars.space[10], minBlockSize: '60dvh' });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${vars.space[1]} ${vars.space[6]}`,
});

export const title = style({ overflowWrap: 'anywhere' });

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${vars.space[8]} ${vars.space[4]}`,
  alignItems: 'end',
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '@media': {
    [from('md')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', columnGap: vars.space[6] },
  },
});
