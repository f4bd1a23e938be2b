import { style, styleVariants } from '@vanilla-extract/css';
import { breakpointUp, vars } from '@gschool/themes';

import { skippedOffscreen } from '../../internal/offscreen';

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

/** The custom property with the measured block size of the first card. */
export const cardBlockSize = '--gs-card-block-size';

export const item = style({
  // A list item has a counter. With it, skipping the item's content would be as slow as showing it.
  display: 'block',
  '@supports': skippedOffscreen(`var(${cardBlockSize}, 17rem)`),
});
