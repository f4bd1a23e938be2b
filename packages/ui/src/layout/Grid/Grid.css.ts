import { createVariants } from '../../internal/variants';

const autoFillColumns = (minWidth: string) => ({
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${minWidth}), 1fr))`,
});

export const grid = createVariants(
  { display: 'grid' },
  {
    tiny: autoFillColumns('9rem'),
    small: autoFillColumns('12rem'),
    medium: autoFillColumns('16rem'),
    large: autoFillColumns('20rem'),
    huge: autoFillColumns('26rem'),
  },
);
