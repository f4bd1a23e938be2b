import { styleVariants } from '@vanilla-extract/css';
import { from, vars } from '@gschool/themes';

const base = {
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  columnGap: vars.space['4'],
  rowGap: vars.space['6'],
  '@media': { [from('md')]: { columnGap: vars.space['5'], rowGap: vars.space['8'] } },
} as const;

const columns = (least: string): string => `repeat(auto-fill, minmax(min(100%, ${least}), 1fr))`;

export const grid = styleVariants({
  card: { ...base, gridTemplateColumns: columns('16.875rem') },
  wide: { ...base, gridTemplateColumns: columns('22rem') },
  portrait: { ...base, gridTemplateColumns: columns('9.5rem') },
});
