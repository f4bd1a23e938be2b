import { breakpointUp, vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

const { color, space, text, weight } = vars;

/** The main content and the facts beside it. */
export const columns = style({
  display: 'grid',
  gap: space['10'],
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': {
    [breakpointUp('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) 21rem', gap: space['16'] },
  },
});

/** Two equal columns. */
export const halves = style({
  display: 'grid',
  gap: space['10'],
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [breakpointUp('lg')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const main = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'clamp(2.5rem, 5vw, 4rem)',
});

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space['5'],
  scrollMarginBlockStart: `calc(${vars.size.header} + ${space['4']})`,
});

/** As many facts per row as fit. */
export const facts = style({
  display: 'grid',
  gap: `${space['5']} ${space['6']}`,
  gridTemplateColumns: 'repeat(auto-fit, minmax(8.5rem, 1fr))',
  margin: 0,
  padding: `clamp(${space['5']}, 2.5vw, ${space['8']})`,
  borderRadius: vars.radius.xlarge,
  background: color.surfaceSunken,
});

export const term = style({ margin: 0, color: color.textMuted, fontSize: text.sm });

export const value = style({
  margin: 0,
  color: color.text,
  fontWeight: weight.medium,
  overflowWrap: 'anywhere',
});

export const people = style({
  display: 'grid',
  gap: `${space['6']} ${space['4']}`,
  gridTemplateColumns: 'repeat(auto-fill, minmax(7.5rem, 1fr))',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
