import { breakpointUp, vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

const { color, space, text } = vars;

/** Two columns on phones, six on wide screens. */
export const people = style({
  display: 'grid',
  gap: `${space['8']} ${space['4']}`,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(46%, 11.25rem), 1fr))',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [breakpointUp('md')]: { columnGap: space['5'] } },
});

/**
 * Keeps the card from stretching to the height of the row, so that the line below stays next to it.
 */
export const portrait = style({ display: 'grid' });

/** Below the portrait, outside its link. */
export const newest = style({
  margin: 0,
  marginBlockStart: space['2'],
  color: color.textMuted,
  fontSize: text.sm,
  overflowWrap: 'anywhere',
});
