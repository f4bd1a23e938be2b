import { vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

export const container = style({ containerType: 'inline-size' });

const grid = style({ display: 'grid', gap: vars.space['5'], alignItems: 'start' });
const wide = '(min-width: 44rem)';

/** The cards, and beside them the values that differ, where there is room. */
export const change = style([
  grid,
  {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@container': { [wide]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
  },
]);

/** The cards before and after, side by side where there is room for two. */
export const cards = style([
  grid,
  {
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 12rem), 13rem))',
    '@container': {
      [wide]: { gridTemplateColumns: 'none', gridAutoFlow: 'column', gridAutoColumns: '13rem' },
    },
  },
]);
