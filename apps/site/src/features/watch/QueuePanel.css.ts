import { breakpointUp, vars, largeTextPhone } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

const { color, radius, space, text } = vars;

export const panel = style({
  overflow: 'hidden',
  border: `1px solid ${color.borderMuted}`,
  borderRadius: radius.large,
  background: color.surfaceRaised,
});

export const head = style({
  display: 'grid',
  gap: space['2'],
  padding: space['4'],
  borderBlockEnd: `1px solid ${color.borderMuted}`,
});

/** The name of the queue, with its button beside it. */
export const headTitle = style({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: space['3'],
  minInlineSize: 0,
  // Reserves the height of the button, which loads later.
  minBlockSize: vars.size.touch,
});

/** A long list scrolls inside the panel. */
export const list = style({
  margin: 0,
  padding: space['2'],
  listStyle: 'none',
  maxBlockSize: '22rem',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  '@media': { [breakpointUp('lg')]: { maxBlockSize: '30rem' } },
});

export const entry = style({
  display: 'grid',
  gridTemplateColumns: '6.5rem minmax(0, 1fr)',
  '@media': { [largeTextPhone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  gap: space['3'],
  alignItems: 'center',
  padding: space['2'],
  borderRadius: radius.medium,
  color: color.text,
  textDecoration: 'none',
  ':hover': { background: color.surfaceSunken },
  ':focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
  selectors: { '&[aria-current]': { background: color.surfaceSunken } },
});

export const picture = style({
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  aspectRatio: '16 / 9',
  borderRadius: radius.small,
  // Until the picture is there.
  background: color.surfaceSunken,
});

/** Marks a finished class on the corner of its picture; screen readers get a hidden text. */
export const checkMark = style({
  position: 'absolute',
  insetInlineEnd: space['1'],
  insetBlockEnd: space['1'],
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.375rem',
  blockSize: '1.375rem',
  borderRadius: radius.full,
  background: color.mediaOverlay,
  color: color.onMediaOverlay,
});

export const details = style({ display: 'grid', gap: space['1'], minInlineSize: 0 });

export const title = style({
  overflow: 'hidden',
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  '@media': { [largeTextPhone]: { display: 'block' } },
  fontWeight: vars.weight.semibold,
  fontSize: text.sm,
  lineHeight: vars.leading.snug,
});

export const note = style({
  color: color.textMuted,
  fontSize: text.sm,
  selectors: { '[aria-current] &': { color: color.text, fontWeight: vars.weight.semibold } },
});
