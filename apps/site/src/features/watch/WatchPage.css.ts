import { breakpointUp, vars } from '@gschool/themes';
import { globalStyle, style } from '@vanilla-extract/css';

/** A phone in portrait has room for the player and for the text below it. */
const uprightPhone = '(orientation: portrait) and (max-width: 47.99rem)';

export const page = style({ paddingBlockEnd: vars.space['16'] });

/** The dark background of the player, as wide as the page. */
export const stage = style({
  background: vars.color.surfaceSunken,
  '@media': {
    // On a phone the player stays visible while the member scrolls.
    [uprightPhone]: {
      selectors: {
        '&[data-film="begun"]': {
          position: 'sticky',
          insetBlockStart: vars.size.header,
          // Above the page, below the header.
          zIndex: 1,
        },
        'html:is([data-navbar="static"], [data-navbar="hidden"]) &[data-film="begun"]': {
          insetBlockStart: 0,
        },
      },
    },
  },
});

const playerSize = `min(${vars.size.container}, calc((100dvh - 12rem) * 16 / 9))`;

/** The column beside the video and beside the text: transcript and queue. */
const aside = '24rem';
const columnGap = vars.space['10'];

/** The video and its transcript, side by side where there is room, in the columns of the text. */
export const playerRow = style({
  // Below `lg` the video sticks to the page instead of to this box.
  display: 'contents',
  '@media': {
    [breakpointUp('lg')]: {
      display: 'grid',
      columnGap,
      gridTemplateColumns: 'minmax(0, 1fr)',
      // As wide as the text below.
      paddingInline: `calc(max(0px, (100% - ${vars.size.container}) / 2) + ${vars.size.gutter})`,
      background: vars.color.surfaceSunken,
      selectors: {
        '&:has([data-transcript="open"])': { gridTemplateColumns: `minmax(0, 1fr) ${aside}` },
      },
    },
  },
});

export const transcript = style({
  paddingInline: vars.size.gutter,
  '@media': {
    [breakpointUp('lg')]: { position: 'relative', paddingInline: 0 },
  },
});

export const transcriptContent = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space['2'],
  paddingBlock: vars.space['2'],
  '@media': {
    [breakpointUp('lg')]: {
      selectors: {
        // As tall as the video, whatever the length of the text.
        '[data-transcript="open"] > &': {
          position: 'absolute',
          insetBlock: vars.space['2'],
          insetInline: 0,
        },
      },
    },
  },
});

/** Its label begins at the line where the text below it begins. */
export const transcriptToggle = style({
  marginInlineStart: `calc(-1 * (${vars.space['5']} + 1.5px))`,
});

export const transcriptText = style({
  blockSize: 'min(28rem, 60dvh)',
  minBlockSize: 0,
  '@media': { [breakpointUp('lg')]: { flex: 1, blockSize: 'auto' } },
});

// Keeps focused elements from being hidden behind the player.
globalStyle(`html:has(${stage}[data-film="begun"])`, {
  '@media': {
    [uprightPhone]: {
      scrollPaddingBlockStart: `calc(${vars.size.header} + 56.25vw + ${vars.space[4]})`,
    },
  },
});

export const player = style({
  boxSizing: 'border-box',
  inlineSize: '100%',
  // Fits the player and the title on one screen.
  maxInlineSize: playerSize,
  minInlineSize: 'min(100%, 30rem)',
  // A low window has no room for a player as wide as the page.
  marginInline: 'auto',
  '@media': {
    [breakpointUp('md')]: { paddingBlock: vars.space['4'], paddingInline: vars.size.gutter },
    [breakpointUp('lg')]: { marginInline: 0, paddingInline: 0 },
  },
});

export const noVideo = style({
  marginInline: 'auto',
  maxInlineSize: '44rem',
  paddingBlock: vars.space['8'],
  paddingInline: vars.size.gutter,
});

/** The alerts between the player and the summary. */
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
    [breakpointUp('lg')]: {
      columnGap,
      selectors: { '&[data-queue="true"]': { gridTemplateColumns: `minmax(0, 1fr) ${aside}` } },
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
export const factName = style({ flexBasis: '7rem', flexShrink: 0, color: vars.color.textMuted });
export const factValue = style({ margin: 0, '::first-letter': { textTransform: 'uppercase' } });

export const relatedClasses = style({
  display: 'grid',
  gap: vars.space['4'],
  paddingBlockStart: vars.space['12'],
});
export const related = style({
  display: 'grid',
  gap: vars.space['5'],
  // On a phone, the buttons of two cards side by side would cover most of their pictures.
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [breakpointUp('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [breakpointUp('lg')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
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
  borderBlockEnd: `1px solid ${vars.color.borderMuted}`,
  background: 'transparent',
  color: vars.color.text,
  font: 'inherit',
  textAlign: 'inherit',
  cursor: 'pointer',
  ':hover': { background: vars.color.surfaceSunken },
  selectors: { '&[aria-current]': { fontWeight: vars.weight.semibold } },
});
export const chapterTime = style({
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});
