import { from, vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

const lg = from('lg');

export const hero = style({ position: 'relative', overflow: 'hidden' });

export const track = style({
  display: 'flex',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  listStyle: 'none',
  margin: 0,
  padding: 0,
  selectors: { '&::-webkit-scrollbar': { display: 'none' } },
});

export const slide = style({
  flex: '0 0 100%',
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  scrollSnapAlign: 'start',
  scrollSnapStop: 'always',
  '@media': {
    [lg]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.15fr)',
      minBlockSize: 'min(42rem, 82dvh)',
    },
  },
});

/** The column starts where the page's column does, however wide the screen. */
const edge = `max(${vars.size.gutter}, calc((100vw - ${vars.size.container}) / 2 + ${vars.size.gutter}))`;

export const copy = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: vars.space[5],
  paddingInline: vars.size.gutter,
  paddingBlock: `${vars.space[8]} ${vars.space[20]}`,
  '@media': {
    [lg]: {
      paddingBlock: vars.space[20],
      paddingInlineStart: edge,
      paddingInlineEnd: vars.space[10],
    },
  },
});

export const title = style({
  margin: 0,
  fontFamily: vars.font.display,
  fontSize: 'clamp(2.25rem, 4.6vw, 4.25rem)',
  fontWeight: vars.weight.display,
  lineHeight: 1,
  letterSpacing: vars.tracking.display,
  textWrap: 'balance',
});

export const text = style({
  maxInlineSize: '42ch',
  margin: 0,
  color: vars.color.soft,
  fontSize: vars.text.lg,
});

export const art = style({
  position: 'relative',
  aspectRatio: '4 / 3',
  maxBlockSize: '52dvh',
  '@media': { [lg]: { aspectRatio: 'auto', maxBlockSize: 'none' } },
});

export const controls = style({
  position: 'absolute',
  insetBlockEnd: vars.space[5],
  insetInlineStart: vars.size.gutter,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  '@media': { [lg]: { insetBlockEnd: vars.space[8], insetInlineStart: edge } },
});

export const count = style({
  margin: 0,
  marginInlineStart: vars.space[2],
  color: vars.color.soft,
  fontSize: vars.text.sm,
  fontVariantNumeric: 'tabular-nums',
});
