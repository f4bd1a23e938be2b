import { breakpointUp, vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space['6'],
  scrollMarginBlockStart: `calc(${vars.size.header} + ${space['4']})`,
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space['1']} ${space['6']}`,
});

export const title = style({
  scrollMarginBlockStart: `calc(${vars.size.header} + ${space['6']})`,
  outlineOffset: '6px',
});

/** Two, four or six per row: a page of twelve always fills its last row. */
export const posters = style({
  display: 'grid',
  gap: `${space['6']} ${space['4']}`,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [breakpointUp('md')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', rowGap: space['8'] },
    [breakpointUp('lg')]: {
      gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
      columnGap: space['5'],
    },
  },
});
