import { breakpointUp, vars, largeTextPhone } from '@gschool/themes';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, motion, space } = vars;
const lg = breakpointUp('lg');

/** Scrolling to the list stops below the sticky header. */
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
  '@media': {
    [largeTextPhone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [lg]: { display: 'flex' },
  },
});

export const description = style({
  gridColumn: '1 / -1',
  '@media': { [lg]: { flex: '1 1 12rem', minInlineSize: 0 } },
});

export const count = style({
  gridColumn: '1 / -1',
  order: 3,
  '@media': { [lg]: { order: 0, paddingInlineEnd: space['3'] } },
});

export const sort = style({ minInlineSize: 0, '@media': { [lg]: { flex: '0 0 13rem' } } });

export const keyword = style({ paddingBlockEnd: space['3'] });

/** Hidden where the panel or the rail is shown, depending on the appearance setting. */
export const filter = style({
  '@media': {
    [lg]: {
      selectors: { 'html:not([data-sidebar=hidden]) &': { display: 'none' } },
    },
  },
});

/**
 * Next to the list, shows all filters, a rail of icons, or nothing, depending on the appearance
 * setting.
 */
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

/** Sticky next to the list. It scrolls if it is taller than the screen. */
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
      // Space for the focus rings, which the scroll container would clip.
      marginInlineStart: `calc(-1 * ${space['2']})`,
      paddingInlineStart: space['2'],
      paddingInlineEnd: space['4'],
      borderInlineEnd: `1px solid ${color.borderMuted}`,
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
          border: `1px solid ${color.borderMuted}`,
          borderRadius: vars.radius.large,
          background: color.surfaceRaised,
        },
      },
    },
  },
});

/** The results, or the error that replaces them. */
export const results = style({
  // Always the last column, even without the panel.
  gridColumnStart: -2,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
});

globalStyle(`${results} > *`, { gridArea: '1 / 1', minInlineSize: 0 });

/** Hidden, but it still takes up its space. */
export const replaced = style({ visibility: 'hidden' });

/** Faded while the results update. */
export const items = style({
  display: 'grid',
  gap: space['8'],
  minInlineSize: 0,
  transition: `opacity ${motion.base} ${motion.easeOut}`,
  selectors: { '&[data-late]': { opacity: 0.6 } },
});
