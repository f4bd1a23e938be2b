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

const grid = style({
  display: 'grid',
  gap: `${vars.space[8]} ${vars.space[4]}`,
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '@media': { [from('md')]: { columnGap: vars.space[6] } },
});

const least = (size: string) => `repeat(auto-fill, minmax(min(${size}, 40vw), 1fr))`;

export const posters = style([grid, { gridTemplateColumns: least('11rem') }]);

export const pieces = style([grid, { gridTemplateColumns: least('12rem') }]);
