import { MEMBER_ATTRIBUTE } from '@gschool/app/memberAttribute';
import { breakpointDown, breakpointUp, hiddenText, vars } from '@gschool/themes';
import { createVar, globalStyle, style } from '@vanilla-extract/css';

const lg = breakpointUp('lg');
const narrow = breakpointDown('md');
/** A phone in landscape, or a window at 200% zoom. */
const low = `${narrow} and (max-height: 600px)`;

/** Has the columns and the first two rows of the page (`Home.css.ts`). */
export const hero = style({
  display: 'grid',
  gridColumn: '1 / -1',
  gridRow: '1 / 3',
  gridTemplateColumns: 'subgrid',
  gridTemplateRows: 'subgrid',
  '@media': {
    [narrow]: { display: 'flex', flexDirection: 'column', gridRow: 2 },
    [lg]: { minBlockSize: 'min(44rem, 100dvh)' },
  },
});

/** Aligns the text with the sections below. */
const startOfContainer = `calc(max(0px, (100vw - ${vars.size.container}) / 2) + ${vars.size.gutter})`;

export const nav = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: vars.space['3'],
  gridColumn: 1,
  gridRow: 1,
  paddingInline: vars.size.gutter,
  paddingBlock: vars.space['3'],
  // The hero has the same row.
  zIndex: 1,
  '@media': {
    [breakpointUp('md')]: { paddingBlock: `${vars.space['6']} ${vars.space['8']}` },
    [lg]: {
      paddingBlock: vars.space['8'],
      paddingInlineStart: startOfContainer,
    },
  },
});

/** On phones, the entries for members have no room beside the name. */
export const navName = style({
  '@media': {
    [narrow]: {
      selectors: {
        [`[${MEMBER_ATTRIBUTE}] &`]: hiddenText,
      },
    },
  },
});

export const navEnd = style({ display: 'flex', alignItems: 'center', gap: vars.space['1'] });

export const navLinks = style({ display: 'flex', alignItems: 'center', flexWrap: 'wrap' });
globalStyle(`${navLinks} > *`, { '@media': { [narrow]: { paddingInline: vars.space['2'] } } });

export const message = style({
  display: 'grid',
  gap: vars.space['6'],
  gridColumn: 1,
  gridRow: 2,
  justifyItems: 'start',
  alignContent: 'center',
  paddingInline: vars.size.gutter,
  paddingBlockEnd: vars.space['12'],
  '@media': {
    [narrow]: { paddingBlockStart: vars.space['6'] },
    [lg]: { paddingInlineStart: startOfContainer },
    [low]: { gap: vars.space['3'], paddingBlock: `${vars.space['2']} ${vars.space['6']}` },
  },
});

/** Arabic letters look larger than Latin ones of the same size. */
const scale = createVar();

export const headline = style({
  vars: { [scale]: '1' },
  margin: 0,
  fontFamily: vars.font.display,
  fontSize: `calc(min(${vars.text.display}, 13.2vw) * ${scale})`,
  fontWeight: vars.weight.display,
  letterSpacing: vars.tracking.display,
  lineHeight: 0.98,
  // Arabic letters have marks above and below.
  selectors: { '&:lang(ar)': { vars: { [scale]: '0.85' }, lineHeight: 1.25 } },
  '@media': {
    [breakpointUp('md')]: { fontSize: `calc(min(${vars.text.display}, 5.7vw) * ${scale})` },
    [low]: { fontSize: `calc(min(${vars.text.display}, 13.2vw, 13vh) * ${scale})` },
  },
});

/** A highlight behind the text, in the brand color. */
export const marked = style({
  fontStyle: 'normal',
  backgroundImage: `linear-gradient(transparent 62%, ${vars.color.brandHighlight} 62% 92%, transparent 92%)`,
  boxDecorationBreak: 'clone',
});

export const lead = style({
  margin: 0,
  maxInlineSize: '34em',
  color: vars.color.textMuted,
  fontSize: vars.text.lg,
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space['3'] });

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 6rem), 1fr))',
  gap: vars.space['5'],
  inlineSize: '100%',
  margin: 0,
  padding: 0,
  paddingBlockStart: vars.space['6'],
  listStyle: 'none',
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
});

export const art = style({
  position: 'relative',
  overflow: 'hidden',
  gridColumn: 2,
  gridRow: '1 / 3',
  '@media': {
    [narrow]: { order: -1, blockSize: 'min(100vw, 32svh)', inlineSize: '100%' },
    // The text fills the first screen.
    [low]: { order: 0, blockSize: 'min(100vw, 100svh)' },
  },
});

// Square: a shorter box would crop the feet, not the head.
globalStyle(`${art} > span`, {
  '@media': { [narrow]: { blockSize: 'auto', aspectRatio: '1 / 1' } },
});

globalStyle(`${facts} b`, {
  display: 'block',
  color: vars.color.text,
  fontSize: vars.text.lg,
  fontWeight: vars.weight.bold,
  letterSpacing: vars.tracking.tight,
});
