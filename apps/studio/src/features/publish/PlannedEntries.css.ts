import { vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

export const container = style({ containerType: 'inline-size' });

/** The cards, and beside them the values that differ, where there is room. */
export const change = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['5'],
  alignItems: 'start',
  '@container': {
    '(min-width: 44rem)': { gridTemplateColumns: 'auto minmax(0, 1fr)' },
  },
});

/** The cards before and after, side by side where there is room for two. */
export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 12rem), 13rem))',
  gap: vars.space['5'],
  alignItems: 'start',
  '@container': {
    '(min-width: 44rem)': {
      gridTemplateColumns: 'none',
      gridAutoFlow: 'column',
      gridAutoColumns: '13rem',
    },
  },
});
