import { vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const section = style({
  paddingBlock: `${space[6]} ${space[10]}`,
  minBlockSize: '60dvh',
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[6]}`,
});

export const title = style({ overflowWrap: 'anywhere' });

export const people = style({
  display: 'grid',
  gap: `${space[6]} ${space[4]}`,
  gridTemplateColumns: 'repeat(auto-fill, minmax(7.5rem, 1fr))',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
