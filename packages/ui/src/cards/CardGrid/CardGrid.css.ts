import { styleVariants } from '@vanilla-extract/css';
import { breakpointUp, vars } from '@gschool/themes';

const base = {
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  columnGap: vars.space['4'],
  rowGap: vars.space['6'],
  '@media': { [breakpointUp('md')]: { columnGap: vars.space['5'], rowGap: vars.space['8'] } },
} as const;

const autoFillColumns = (minWidth: string): string =>
  `repeat(auto-fill, minmax(min(100%, ${minWidth}), 1fr))`;

export const grid = styleVariants({
  card: { ...base, gridTemplateColumns: autoFillColumns('16.875rem') },
  wide: { ...base, gridTemplateColumns: autoFillColumns('22rem') },
  portrait: { ...base, gridTemplateColumns: autoFillColumns('9.5rem') },
});
