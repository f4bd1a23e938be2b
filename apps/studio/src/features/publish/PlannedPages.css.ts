import { vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

/** The cards before and after, side by side where there is room for two. */
export const cards = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, 13rem), 1fr))`,
  gap: vars.space['5'],
  alignItems: 'start',
  maxInlineSize: '40rem',
});
