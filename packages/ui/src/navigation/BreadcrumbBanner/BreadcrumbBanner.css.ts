import { breakpointDown, breakpointUp, lineLength, vars } from '@gschool/themes';
import { globalStyle, style } from '@vanilla-extract/css';

const md = breakpointUp('md');
const belowMd = breakpointDown('md');

export const banner = style({
  paddingBlock: `${vars.space[6]} ${vars.space[8]}`,
  background: vars.color.surfaceSunken,
  selectors: {
    '&[data-slim]': { paddingBlock: vars.space[3] },
    // 72 px tall if the trail and the title have one line each.
    '&[data-variant="task"]': {
      paddingBlock: vars.space[2],
      borderBlockEnd: `1px solid ${vars.color.borderMuted}`,
      background: 'none',
    },
  },
  '@media': { [md]: { selectors: { '&[data-pictured]': { paddingBlock: 0 } } } },
});

/** At the end of the title row. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  minInlineSize: 0,
  maxInlineSize: '100%',
});

const inTask = `${banner}[data-variant="task"] &`;
const inActingTask = `${banner}[data-variant="task"]:has(${actions}) &`;
/** A page with a trail has actions that rarely fit beside its title: the description stays below it. */
const inActingList = `${banner}[data-variant="task"]:has(${actions}):not(:has(nav)) &`;

export const inner = style({
  display: 'grid',
  gap: vars.space[3],
  maxInlineSize: vars.size.container,
  marginInline: 'auto',
  paddingInline: vars.size.gutter,
  '@media': {
    // The actions are beside the title if both fit, and the description is below them.
    [belowMd]: {
      selectors: {
        [inActingTask]: {
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: `${vars.space[2]} ${vars.space[3]}`,
        },
      },
    },
    [md]: {
      // The text. The elements next to it are as wide as they need to be, and leave room for the
      // title.
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridAutoFlow: 'column',
      gridAutoColumns: 'fit-content(70%)',
      columnGap: vars.space[8],
      alignItems: 'center',
    },
  },
});

export const text = style({
  display: 'grid',
  gap: vars.space[3],
  minInlineSize: 0,
  selectors: {
    // The description beside the title, or below it where there is no room.
    [inTask]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      gap: `0 ${vars.space[4]}`,
    },
  },
  '@media': {
    [belowMd]: { selectors: { [inActingList]: { display: 'contents' } } },
    [md]: { selectors: { [`${banner}[data-pictured] &`]: { paddingBlock: vars.space[6] } } },
  },
});

// A row of links may scroll.
globalStyle(`${actions} > *`, { minInlineSize: 0, maxInlineSize: '100%' });

/** As tall as the banner, and never behind text. */
export const picture = style({
  display: 'none',
  '@media': {
    [md]: {
      position: 'relative',
      display: 'block',
      alignSelf: 'stretch',
      inlineSize: 'clamp(16rem, 26vw, 22rem)',
      aspectRatio: '16 / 9',
      overflow: 'hidden',
    },
  },
});

export const trail = style({
  display: 'flex',
  flexWrap: 'wrap',
  listStyle: 'none',
  margin: 0,
  padding: 0,
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
});

/** The navigation around the trail has a whole row. */
export const nav = style({ flexBasis: '100%', minInlineSize: 0 });

export const step = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minInlineSize: 0,
  // A collapsed trail shows its ends and a button that expands it.
  '@media': {
    [belowMd]: {
      selectors: { '[data-folded] > &[data-middle]': { display: 'none' } },
    },
  },
});

export const unfold = style({
  display: 'none',
  '@media': {
    [belowMd]: { selectors: { '[data-folded] > &': { display: 'inline-flex' } } },
  },
});

export const unfoldButton = style({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: '2rem',
  minBlockSize: '1.75rem',
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.small,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontWeight: vars.weight.bold,
  cursor: 'pointer',
  ':hover': { color: vars.color.text },
  ':focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  '@media': {
    '(pointer: coarse)': { minBlockSize: vars.size.touch, minInlineSize: vars.size.touch },
  },
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '1.75rem',
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: vars.color.text, textDecoration: 'underline' },
    '&:focus-visible': {
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: '2px',
      borderRadius: vars.radius.small,
    },
  },
  '@media': { '(pointer: coarse)': { minBlockSize: vars.size.touch } },
});

export const separator = style({
  display: 'grid',
  marginInlineEnd: vars.space[1],
  selectors: { [`${step}:last-child > &`]: { display: 'none' } },
});

export const title = style({
  margin: 0,
  fontFamily: vars.font.display,
  fontSize: vars.text.h1,
  fontWeight: vars.weight.display,
  lineHeight: vars.leading.tight,
  letterSpacing: vars.tracking.display,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  selectors: {
    [inTask]: { fontSize: vars.text.h3, lineHeight: '1.75rem' },
  },
});

export const description = style({
  maxInlineSize: lineLength(60),
  margin: 0,
  color: vars.color.textMuted,
  fontSize: vars.text.lg,
  selectors: {
    [inTask]: { maxInlineSize: 'none', fontSize: vars.text.sm },
  },
  '@media': {
    [belowMd]: { selectors: { [inActingList]: { order: 1, flexBasis: '100%' } } },
  },
});
