import { breakpointDown, breakpointUp, vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

import * as headerStyles from '../../navigation/Header/Header.css';

const hidden = 'html[data-navbar="hidden"] &';

/**
 * In the flow below the service line, so the header becomes sticky once that line has scrolled off
 * the screen.
 */
export const sentinel = style({ blockSize: '1px', marginBlockEnd: '-1px', pointerEvents: 'none' });

/**
 * Hidden while the page scrolls down, except while keyboard focus is in the header or one of its
 * panels is open.
 */
const away =
  'html:not([data-navbar="hidden"]) &[data-away]:not(:has(:focus-visible, [aria-expanded="true"]))';

export const header = style([
  headerStyles.header,
  {
    '@media': {
      [breakpointDown('lg')]: {
        transition: `translate ${vars.motion.slow} ${vars.motion.easeOut}`,
        selectors: { [away]: { translate: '0 -100%' } },
      },
    },
  },
]);

/** On small screens its contents are in the menu. */
export const service = style({
  display: 'none',
  background: vars.color.surfaceDark,
  color: vars.color.onSurfaceDark,
  fontSize: vars.text.sm,
  '@media': { [breakpointUp('lg')]: { display: 'block' } },
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
export const notice = style({ flex: '1 1 auto', margin: 0, paddingBlock: vars.space[1] });

export const meta = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[5],
  listStyle: 'none',
  margin: 0,
  padding: 0,
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
    gap: 0,
    '@media': { [breakpointUp('lg')]: { gap: vars.space[5] } },
  },
]);

export const menuButton = style([
  headerStyles.menuButton,
  { marginInlineStart: `calc(${vars.space[2]} * -1)` },
]);

export const logo = style([
  headerStyles.logo,
  {
    marginInlineStart: vars.space[1],
    '@media': {
      [breakpointUp('lg')]: { marginInlineStart: 0 },
      // The search field shrinks instead.
      [breakpointUp('xl')]: { flexShrink: 0 },
    },
  },
]);

/** On small screens the last icon, not its target, aligns with the page. */
export const endGroup = style({
  display: 'flex',
  alignItems: 'center',
  marginInlineEnd: `calc(${vars.space[1]} * -1)`,
  '@media': { [breakpointUp('lg')]: { marginInlineEnd: 0, gap: vars.space[2] } },
});
