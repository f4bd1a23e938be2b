import { vars } from '@gschool/themes';
import { createVar, fallbackVar, globalStyle, style } from '@vanilla-extract/css';

import { focusRing } from '../../internal/focus';
import { canHover, coarsePointer } from '../../internal/mediaQueries';
import * as stuckStyles from '../../internal/stuck.css';

const { color, space, motion } = vars;

/** Container queries: side by side, or one of both. */
const isWide = '(min-width: 48rem)';
const isNarrow = '(max-width: 47.99rem)';

/** The width of the first pane; the component sets it. */
export const share = createVar();

/** The height of the header; the component sets it. */
export const headerSize = createVar();

/** At a zoom of 400%, a bar that stays in view would cover a third of the page. */
const isLow = '(max-height: 20rem)';

export const container = style({
  vars: { [headerSize]: '0px' },
  containerType: 'inline-size',
  minInlineSize: 0,
});

/** Stays in view while a pane scrolls: what the app shows there, and the switch. */
export const header = style({
  position: 'sticky',
  insetBlockStart: fallbackVar(stuckStyles.top, '0px'),
  zIndex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  paddingBlock: space[2],
  background: color.page,
  '@media': { [isLow]: { position: 'relative' } },
});

/** Contains only the switch, so it is hidden where both panes have room. */
export const switchHeader = style([header, { '@container': { [isWide]: { display: 'none' } } }]);

// A focused field is not hidden under it.
globalStyle(`html:has(${header})`, {
  '@media': { '(min-height: 20.01rem)': { scrollPaddingBlockStart: '9rem' } },
});

/** Where the panes stay in view. */
const paneTop = `calc(${headerSize} + ${space[4]})`;
const paneSize = `calc(100dvh - ${headerSize} - 2 * ${space[4]})`;

export const view = style({
  vars: { [share]: '50%' },
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  selectors: { '&[data-dragging]': { cursor: 'col-resize', userSelect: 'none' } },
});

export const splitView = style([
  view,
  {
    '@container': {
      [isWide]: { gridTemplateColumns: `minmax(0, ${share}) auto minmax(0, 1fr)` },
    },
  },
]);

// A frame would take the pointer, and the separator would stop.
globalStyle(`${view}[data-dragging] iframe`, { pointerEvents: 'none' });

export const pane = style({
  minInlineSize: 0,
  selectors: {
    '&[data-off]': {
      '@container': { [isNarrow]: { display: 'none' } },
    },
  },
});

/** Stays in view while the first pane scrolls with the page. */
export const endPane = style([
  pane,
  {
    '@container': {
      [isWide]: {
        position: 'sticky',
        insetBlockStart: paneTop,
        display: 'grid',
        gridTemplateRows: 'minmax(0, 1fr)',
        blockSize: paneSize,
      },
    },
  },
]);

/** The line between both panes. What can be grabbed is wider than it. */
export const separator = style([
  focusRing,
  {
    position: 'sticky',
    insetBlockStart: paneTop,
    display: 'none',
    justifyItems: 'center',
    inlineSize: space[6],
    blockSize: paneSize,
    borderRadius: vars.radius.small,
    cursor: 'col-resize',
    touchAction: 'none',
    '@container': { [isWide]: { display: 'grid' } },
    '::before': {
      content: '""',
      inlineSize: '2px',
      borderRadius: vars.radius.full,
      background: color.border,
      transition: `background-color ${motion.fast} ${motion.easeOut}`,
    },
    '::after': {
      content: '""',
      position: 'absolute',
      insetBlockStart: `calc(50% - ${space[5]})`,
      inlineSize: space[2],
      blockSize: space[10],
      border: `1.5px solid ${color.border}`,
      borderRadius: vars.radius.full,
      boxSizing: 'border-box',
      background: color.surfaceRaised,
    },
    selectors: {
      [`${view}[data-dragging] > &::before, &:focus-visible::before`]: { background: color.focus },
    },
    '@media': {
      [coarsePointer]: { inlineSize: vars.size.touch },
      [canHover]: { selectors: { '&:hover::before': { background: color.text } } },
    },
  },
]);

/** Switches between both panes where only one has room. */
export const switcher = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[2],
  '@container': { [isWide]: { display: 'none' } },
});
