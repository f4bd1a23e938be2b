import { breakpointUp, vars } from '@gschool/themes';
import { globalStyle, style } from '@vanilla-extract/css';

const { space } = vars;

/** Two columns on a phone, more if they fit. */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${space['8']} ${space['4']}`,
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '@media': {
    [breakpointUp('md')]: {
      gridTemplateColumns: 'repeat(auto-fill, minmax(13rem, 1fr))',
      columnGap: space['5'],
    },
    [breakpointUp('lg')]: { columnGap: space['6'], rowGap: space['10'] },
  },
});

/** Cards in a row have the same height, so that their buttons align. */
globalStyle(`${grid} > *`, { display: 'grid' });
