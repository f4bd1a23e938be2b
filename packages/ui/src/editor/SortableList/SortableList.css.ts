import { style } from '@vanilla-extract/css';
import { vars } from '@gschool/themes';

import { coarsePointer, reducedMotion } from '../../internal/mediaQueries';

const { color, space } = vars;

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  ':focus': { outline: 'none' },
});

export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: space[1],
  padding: space[2],
  border: `1px solid ${color.borderMuted}`,
  borderRadius: vars.radius.medium,
  background: color.surfaceRaised,
  color: color.text,
  selectors: {
    '&[data-dragged]': { zIndex: 1, borderColor: color.border, boxShadow: vars.shadow.high },
  },
  '@media': {
    // Rows make room with a transition that the `style` of their element sets.
    [reducedMotion]: { transition: 'none !important' },
  },
});

/** A touch on the handle drags the item instead of scrolling. */
export const handle = style({
  selectors: { '&&': { touchAction: 'none', cursor: 'grab', color: color.textMuted } },
});

/** As tall as the handle, so that one line is centered next to it. */
export const content = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  minInlineSize: 0,
  minBlockSize: '2.25rem',
  overflowWrap: 'anywhere',
  '@media': { [coarsePointer]: { minBlockSize: vars.size.touch } },
  selectors: { '&:first-child': { gridColumn: 'span 2', paddingInlineStart: space[2] } },
});

export const moves = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
});

export const empty = style({
  margin: 0,
  padding: space[4],
  border: `1px dashed ${color.border}`,
  borderRadius: vars.radius.medium,
  color: color.textMuted,
  fontSize: vars.text.sm,
});

export const add = style({ justifySelf: 'start', alignSelf: 'flex-start' });
