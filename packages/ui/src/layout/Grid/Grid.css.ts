import { recipe } from '@vanilla-extract/recipes';

const columns = (min: string) => ({
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${min}), 1fr))`,
});

export const grid = recipe({
  base: { display: 'grid' },
  variants: {
    column: {
      tiny: columns('9rem'),
      small: columns('12rem'),
      medium: columns('16rem'),
      large: columns('20rem'),
      huge: columns('26rem'),
    },
  },
});
