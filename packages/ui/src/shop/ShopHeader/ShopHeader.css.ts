import { breakpointUp, vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

import * as headerStyles from '../../navigation/Header/Header.css';

const hidden = 'html[data-navbar="hidden"] &';

/** In the flow under the service line, so the header is sticky once that line has scrolled out. */
export const sentinel = style({ blockSize: '1px', marginBlockEnd: '-1px', pointerEvents: 'none' });

export const header = style([headerStyles.header]);

export const service = style({
  background: vars.color.inverse,
  color: vars.color.onInverse,
  fontSize: vars.text.sm,
  selectors: { [hidden]: { display: 'none' } },
});

export const serviceInner = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space[6],
  minBlockSize: '2.25rem',
  maxInlineSize: vars.size.container,
  marginInline: 'auto',
  paddingInline: vars.size.gutter,
});

/** The notice wraps to a separate row if it does not fit next to the menu. */
export const notice = style({
  flex: '1 1 auto',
  margin: 0,
  paddingBlock: vars.space[1],
  textAlign: 'center',
  '@media': { [breakpointUp('md')]: { textAlign: 'start' } },
});

export const metaNav = style({
  flex: '1 1 auto',
  minInlineSize: 0,
  '@media': { [breakpointUp('md')]: { flexGrow: 0 } },
});

export const meta = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  columnGap: vars.space[3],
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '@media': { [breakpointUp('sm')]: { columnGap: vars.space[5] } },
});

export const metaLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minBlockSize: '2.25rem',
  color: 'inherit',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { textDecoration: 'underline' },
    '&:focus-visible': { outline: '2px solid currentColor', outlineOffset: '-2px' },
  },
  '@media': { '(pointer: coarse)': { minBlockSize: vars.size.touch } },
});

export const bar = style([
  headerStyles.bar,
  {
    flexWrap: 'wrap',
    rowGap: 0,
    '@media': { [breakpointUp('lg')]: { flexWrap: 'nowrap' } },
  },
]);

export const menuButton = style([
  headerStyles.menuButton,
  { marginInlineStart: `calc(${vars.space[2]} * -1)` },
]);

export const logo = headerStyles.logo;

export const search = style({
  order: 1,
  flexBasis: '100%',
  paddingBlockEnd: vars.space[3],
  selectors: { [hidden]: { display: 'none' } },
  '@media': {
    [breakpointUp('lg')]: {
      order: 0,
      flex: '0 1 24rem',
      marginInlineStart: 'auto',
      paddingBlockEnd: 0,
    },
  },
});

export const endGroup = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  marginInlineStart: 'auto',
  '@media': { [breakpointUp('lg')]: { marginInlineStart: 0, gap: vars.space[2] } },
});
