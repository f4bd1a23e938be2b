import { breakpointUp, vars } from '@gschool/themes';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space } = vars;

export const create = style({
  display: 'grid',
  gap: space['4'],
  maxInlineSize: '30rem',
  marginBlockEnd: space['8'],
  padding: space['5'],
  borderRadius: vars.radius.large,
  background: color.surfaceSunken,
});

export const rename = style({ display: 'grid', gap: space['3'], flex: 1, minInlineSize: 0 });

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space['2'] });

export const back = style({ display: 'inline-flex', marginBlockEnd: space['4'] });
// Keeps the arrow outside the underline.
globalStyle(`${back} a`, { display: 'inline-flex', alignItems: 'center', gap: space['2'] });

export const hero = style({
  display: 'grid',
  gap: space['5'],
  marginBlockEnd: space['8'],
  '@media': {
    [breakpointUp('sm')]: {
      gridTemplateColumns: 'minmax(9rem, 15rem) minmax(0, 1fr)',
      gap: space['6'],
      alignItems: 'center',
    },
  },
});

export const cover = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '3px',
  overflow: 'hidden',
  aspectRatio: '16 / 10',
  maxBlockSize: '13rem',
  inlineSize: '100%',
  borderRadius: vars.radius.large,
});

export const tile = style({
  position: 'relative',
  overflow: 'hidden',
  selectors: {
    '&:only-child': { gridColumn: 'span 2' },
    '&:first-child:nth-last-child(3)': { gridRow: 'span 2' },
  },
});

export const copy = style({
  display: 'grid',
  gap: space['3'],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space['2'],
  paddingBlockStart: space['1'],
});

export const rows = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  maxInlineSize: '56rem',
});

export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${vars.size.touch} minmax(0, 1fr)`,
  alignItems: 'center',
  paddingBlock: space['3'],
  // Aligns the dots of the handle with the page's edge. The touch target extends past the edge.
  marginInlineStart: `calc(-1 * ${space['3']})`,
  borderRadius: vars.radius.large,
  background: color.page,
  selectors: {
    '&[data-dragged]': { zIndex: 1, boxShadow: vars.shadow.high, background: color.surfaceRaised },
  },
});

/** A touch on the handle drags the entry instead of scrolling. */
export const handle = style({ touchAction: 'none', cursor: 'grab', color: color.textMuted });

/** The entry's number until dragging is available. */
export const handlePlaceholder = style({
  display: 'grid',
  placeItems: 'center',
  blockSize: vars.size.touch,
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});
