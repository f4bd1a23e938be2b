import { recipe } from '@vanilla-extract/recipes';

const autoFillColumns = (minWidth: string) => ({
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${minWidth}), 1fr))`,
});

export const grid = recipe({
  base: { display: 'grid' },
  variants: {
    column: {
      tiny: autoFillColumns('9rem'),
      small: autoFillColumns('12rem'),
      medium: autoFillColumns('16rem'),
      large: autoFillColumns('20rem'),
      huge: autoFillColumns('26rem'),
    },
  },
});
