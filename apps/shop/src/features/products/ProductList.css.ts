import { from, vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

const { color, motion, space } = vars;
const lg = from('lg');

/** Under the sticky header when the page goes to its beginning. */
export const list = style({
  display: 'grid',
  gap: space['5'],
  minInlineSize: 0,
  scrollMarginBlockStart: `calc(${vars.size.header} + ${space['4']})`,
});

export const toolbar = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  alignItems: 'center',
  gap: space['3'],
  '@media': { [lg]: { display: 'flex' } },
});

/** On a phone it stands in the sheet of the filters: the header has a search box of its own. */
export const search = style({
  display: 'none',
  '@media': { [lg]: { display: 'block', flex: '1 1 18rem', maxInlineSize: '26rem' } },
});

export const sheetSearch = style({
  paddingBlockStart: space['1'],
  '@media': { [lg]: { display: 'none' } },
});

export const count = style({
  gridColumn: '1 / -1',
  order: 3,
  '@media': { [lg]: { order: 0, marginInlineStart: 'auto' } },
});

export const sort = style({ minInlineSize: 0, '@media': { [lg]: { flex: '0 0 13rem' } } });

/** The way to the filters; beside the list there is another one, unless the setting hides it. */
export const filter = style({
  '@media': {
    [lg]: {
      selectors: { 'html:not([data-sidebar=hidden]) &': { display: 'none' } },
    },
  },
});

/** The setting of the look: all filters, a rail of signs, or none beside the list. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space['8'],
  alignItems: 'start',
  '@media': {
    [lg]: {
      gridTemplateColumns: '15rem minmax(0, 1fr)',
      selectors: {
        'html[data-sidebar=mini] &': {
          gridTemplateColumns: 'auto minmax(0, 1fr)',
          gap: space['6'],
        },
        'html[data-sidebar=hidden] &': { gridTemplateColumns: 'minmax(0, 1fr)' },
      },
    },
  },
});

const beside = {
  position: 'sticky',
  insetBlockStart: `calc(${vars.size.header} + ${space['4']})`,
} as const;

/** Stays in sight beside a long list, and scrolls by itself where it is higher than the screen. */
export const panel = style({
  display: 'none',
  '@media': {
    [lg]: {
      display: 'block',
      ...beside,
      maxBlockSize: `calc(100dvh - ${vars.size.header} - ${space['8']})`,
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      scrollbarWidth: 'thin',
      // Room for the focus rings, which the scrolling edge would cut.
      marginInlineStart: `calc(-1 * ${space['2']})`,
      paddingInlineStart: space['2'],
      paddingInlineEnd: space['4'],
      borderInlineEnd: `1px solid ${color.line}`,
      selectors: { 'html:is([data-sidebar=mini], [data-sidebar=hidden]) &': { display: 'none' } },
    },
  },
});

export const rail = style({
  display: 'none',
  '@media': {
    [lg]: {
      selectors: {
        'html[data-sidebar=mini] &': {
          ...beside,
          display: 'grid',
          gap: space['1'],
          padding: space['1'],
          border: `1px solid ${color.line}`,
          borderRadius: vars.radius.large,
          background: color.raised,
        },
      },
    },
  },
});

/** Paler while what was chosen is on its way. */
export const items = style({
  // The last column, also where the filters beside it are not shown.
  gridColumnStart: -2,
  display: 'grid',
  gap: space['8'],
  minInlineSize: 0,
  transition: `opacity ${motion.base} ${motion.easeOut}`,
  selectors: { '&[data-late]': { opacity: 0.6 } },
});
