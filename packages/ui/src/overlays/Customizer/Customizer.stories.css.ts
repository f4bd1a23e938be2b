import { breakpointDown, vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

/** Places the sidebar by its setting, as an app does. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: '14rem minmax(0, 1fr)',
  gap: space[6],
  paddingBlock: space[6],
  minBlockSize: '36rem',
  selectors: {
    'html[data-sidebar=mini] &': { gridTemplateColumns: '3.5rem minmax(0, 1fr)' },
    'html[data-sidebar=hidden] &': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  '@media': {
    [breakpointDown('md')]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'start',
      selectors: { 'html[data-sidebar=mini] &': { gridTemplateColumns: 'minmax(0, 1fr)' } },
    },
  },
});
export const aside = style({
  boxSizing: 'border-box',
  overflow: 'hidden',
  padding: space[4],
  borderRadius: vars.radius.large,
  background: color.surfaceSunken,
  selectors: { 'html[data-sidebar=hidden] &': { display: 'none' } },
});
export const asideText = style({
  selectors: { 'html[data-sidebar=mini] &': { display: 'none' } },
});
