import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { breakpointUp, vars, largeTextPhone } from '@gschool/themes';

import { reducedMotion } from '../../internal/mediaQueries';
import { skippedOffscreen } from '../../internal/offscreen';

const { space } = vars;

/** The inline sizes of the items outside media queries. */
const inlineSizes = {
  card: 'min(72vw, 16.875rem)',
  wide: 'min(84vw, 26rem)',
  portrait: 'min(44vw, 11.5rem)',
  ranked: 'min(70vw, 17rem)',
} as const;

/** The inline sizes on wide screens. */
const wideInlineSizes = { ...inlineSizes, card: '17.5rem' };

/** The ratio of block size to inline size of the pictures in the items. */
const pictureRatios = { card: 9 / 16, wide: 9 / 16, portrait: 5 / 4, ranked: 9 / 16 } as const;

/**
 * The block size of the row's heading, and of a title and a line below the pictures; on phones and
 * on wider screens.
 */
const textBlockSizes = { phone: '6.2rem', wide: '6.78rem' };

const estimatedBlockSize = createVar();

/**
 * A row far from the screen is not laid out, so a page with many rows is as fast as a short one.
 * The estimated heights assume titles of one line, so that Back finds the same scroll position.
 */
const skippedRow = (size: keyof typeof inlineSizes) => {
  const estimate = (inlineSize: string, text: string) => ({
    [estimatedBlockSize]: `calc(${inlineSize} * ${pictureRatios[size]} + ${text})`,
  });
  return style({
    minInlineSize: 0,
    vars: estimate(inlineSizes[size], textBlockSizes.phone),
    '@media': {
      [breakpointUp('md')]: { vars: estimate(inlineSizes[size], textBlockSizes.wide) },
      [breakpointUp('xl')]: { vars: estimate(wideInlineSizes[size], textBlockSizes.wide) },
    },
    '@supports': skippedOffscreen(estimatedBlockSize),
  });
};

export const row = {
  card: skippedRow('card'),
  wide: skippedRow('wide'),
  portrait: skippedRow('portrait'),
  ranked: skippedRow('ranked'),
};

export const header = style({
  display: 'flex',
  alignItems: 'end',
  gap: space['4'],
  marginBlockEnd: space['4'],
  // As tall as the buttons, so the height stays the same when they are hidden.
  '@media': {
    [largeTextPhone]: { flexWrap: 'wrap' },
    [breakpointUp('md')]: { minBlockSize: '2.25rem' },
  },
});

export const titles = style({
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space['4'],
  '@media': { [largeTextPhone]: { flexBasis: '100%' } },
});

export const subtitle = style({ margin: 0, color: vars.color.textMuted, fontSize: vars.text.md });

export const action = style({ flexShrink: 0, paddingBlockEnd: '0.125rem' });

/** Only for pointers; the keyboard moves through the cards. */
export const buttons = style({
  display: 'none',
  flexShrink: 0,
  gap: space['2'],
  '@media': { [breakpointUp('md')]: { display: 'flex' } },
  selectors: { '&[hidden]': { display: 'none' } },
});

const edgeInset = vars.size.gutter;

/** Extends into the page’s gutter and leaves space for focus rings. */
export const scroller = style({
  position: 'relative',
  display: 'flex',
  overflowX: 'auto',
  overflowY: 'hidden',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x proximity',
  scrollPaddingInline: edgeInset,
  scrollbarWidth: 'none',
  marginInline: `calc(-1 * ${edgeInset})`,
  paddingInline: edgeInset,
  marginBlock: `calc(-1 * ${space['2']})`,
  paddingBlock: space['2'],
  scrollBehavior: 'smooth',
  '@media': {
    [reducedMotion]: { scrollBehavior: 'auto' },
    // On paper, there is space below but not beside.
    print: { overflow: 'visible' },
  },
  '::-webkit-scrollbar': { display: 'none' },
});

export const list = style({
  display: 'flex',
  gap: space['4'],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [breakpointUp('md')]: { gap: space['5'] }, print: { flexWrap: 'wrap' } },
});

const itemBase = { flex: 'none', scrollSnapAlign: 'start' } as const;

export const item = styleVariants({
  card: {
    ...itemBase,
    inlineSize: inlineSizes.card,
    '@media': { [breakpointUp('xl')]: { inlineSize: wideInlineSizes.card } },
  },
  wide: { ...itemBase, inlineSize: inlineSizes.wide },
  portrait: { ...itemBase, inlineSize: inlineSizes.portrait },
  ranked: { ...itemBase, inlineSize: inlineSizes.ranked },
});

/** Sentinels. The last one preserves the end padding, which some browsers ignore. */
export const startSentinel = style({ flex: 'none', inlineSize: '1px', marginInlineEnd: '-1px' });
export const endSentinel = style({ flex: 'none', inlineSize: '1px', marginInlineStart: '-1px' });

/** A row that is loading: it has the same edges but does not scroll. */
export const skeletonRow = style({
  overflow: 'hidden',
  marginInline: `calc(-1 * ${edgeInset})`,
  paddingInline: edgeInset,
});
