import { breakpointUp, vars } from '@gschool/themes';
import { style, styleVariants } from '@vanilla-extract/css';

const { space } = vars;

export const page = style({
  display: 'grid',
  gap: `clamp(${space['8']}, 5vw, ${space['12']})`,
  paddingBlock: `${space['8']} ${space['16']}`,
});

/** Long excerpts must not widen the column. */
export const list = style({
  display: 'grid',
  gap: space['8'],
  alignContent: 'start',
  minInlineSize: 0,
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space['1']} ${space['6']}`,
  paddingBlockEnd: space['3'],
  borderBlockEnd: `2px solid ${vars.color.text}`,
});

export const title = style({
  scrollMarginBlockStart: `calc(${vars.size.header} + ${space['6']})`,
  ':focus': { outline: 'none' },
  ':focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '4px' },
});

const base = style({
  display: 'grid',
  gap: `${space['10']} ${space['8']}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** The number of columns on wide screens; fewer on narrow ones. */
const columns = (md: number, lg = md, xl = lg) => ({
  '@media': {
    [breakpointUp('md')]: { gridTemplateColumns: `repeat(${md}, minmax(0, 1fr))` },
    [breakpointUp('lg')]: { gridTemplateColumns: `repeat(${lg}, minmax(0, 1fr))` },
    [breakpointUp('xl')]: { gridTemplateColumns: `repeat(${xl}, minmax(0, 1fr))` },
  },
});

export const grid = styleVariants({
  journal: [base, columns(2, 3)],
  one: [base, { maxInlineSize: '60rem' }],
  two: [base, columns(2)],
  three: [base, columns(2, 3)],
  four: [base, columns(2, 3, 4)],
  asideFirst: [base, columns(2)],
  asideLast: [base, columns(2)],
});

const sidebarBase = style({ display: 'grid', gap: `${space['16']} ${space['12']}` });

/** The list comes first in the DOM, no matter on which side the sidebar is. */
export const withSidebar = styleVariants({
  asideFirst: [
    sidebarBase,
    { '@media': { [breakpointUp('lg')]: { gridTemplateColumns: '18rem minmax(0, 1fr)' } } },
  ],
  asideLast: [
    sidebarBase,
    { '@media': { [breakpointUp('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) 18rem' } } },
  ],
});
