import { from, vars } from '@gschool/themes';
import { globalStyle, style } from '@vanilla-extract/css';

/** A phone that is held upright has room for the film and for what is read under it. */
const uprightPhone = '(orientation: portrait) and (max-width: 47.99rem)';

export const page = style({ paddingBlockEnd: vars.space['16'] });

/** The dark ground that carries the film, from edge to edge. */
export const stage = style({
  background: vars.color.sunk,
  '@media': {
    // Once it plays, the film stays in sight while a phone's reader goes through the chapters.
    [uprightPhone]: {
      selectors: {
        '&[data-film="begun"]': {
          position: 'sticky',
          insetBlockStart: vars.size.header,
          // Over the page, under the header.
          zIndex: 1,
        },
        'html:is([data-navbar="static"], [data-navbar="hidden"]) &[data-film="begun"]': {
          insetBlockStart: 0,
        },
      },
    },
  },
});

// What takes the focus is scrolled to under the film, not behind it.
globalStyle(`html:has(${stage}[data-film="begun"])`, {
  '@media': {
    [uprightPhone]: {
      scrollPaddingBlockStart: `calc(${vars.size.header} + 56.25vw + ${vars.space[4]})`,
    },
  },
});

export const film = style({
  marginInline: 'auto',
  inlineSize: '100%',
  // The whole film and its title stay on one screen.
  maxInlineSize: `min(${vars.size.container}, calc((100dvh - 12rem) * 16 / 9))`,
  minInlineSize: 'min(100%, 30rem)',
  '@media': {
    [from('md')]: { paddingBlock: vars.space['4'], paddingInline: vars.size.gutter },
  },
});

export const noFilm = style({
  marginInline: 'auto',
  maxInlineSize: '44rem',
  paddingBlock: vars.space['8'],
  paddingInline: vars.size.gutter,
});

/** What has to be said between the film and the class. */
export const notices = style({
  display: 'grid',
  gap: vars.space['4'],
  selectors: { '&:not(:empty)': { paddingBlockStart: vars.space['6'] } },
});

export const below = style({
  display: 'grid',
  gap: vars.space['10'],
  paddingBlockStart: vars.space['8'],
  alignItems: 'start',
  '@media': {
    [from('lg')]: {
      gap: vars.space['16'],
      selectors: { '&[data-queue="true"]': { gridTemplateColumns: 'minmax(0, 1fr) 24rem' } },
    },
  },
});

export const facts = style({
  display: 'grid',
  gap: vars.space['3'],
  margin: 0,
});
export const fact = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space['4'],
  rowGap: vars.space['1'],
});
export const factName = style({ flexBasis: '7rem', flexShrink: 0, color: vars.color.soft });
export const factValue = style({ margin: 0, '::first-letter': { textTransform: 'uppercase' } });

export const relatedClasses = style({
  display: 'grid',
  gap: vars.space['4'],
  paddingBlockStart: vars.space['12'],
});
export const related = style({
  display: 'grid',
  gap: vars.space['5'],
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': { [from('lg')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});

export const chapters = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
export const chapter = style({
  display: 'grid',
  gridTemplateColumns: '4.5rem 1fr auto',
  alignItems: 'center',
  inlineSize: '100%',
  minBlockSize: vars.size.touch,
  paddingInline: vars.space['3'],
  border: 0,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  background: 'transparent',
  color: vars.color.ink,
  font: 'inherit',
  textAlign: 'inherit',
  cursor: 'pointer',
  ':hover': { background: vars.color.sunk },
  selectors: { '&[aria-current]': { fontWeight: vars.weight.semibold } },
});
export const chapterTime = style({
  color: vars.color.soft,
  fontVariantNumeric: 'tabular-nums',
});
