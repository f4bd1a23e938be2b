import { style, styleVariants } from '@vanilla-extract/css';
import { breakpointUp, vars } from '@gschool/themes';

import { reducedMotion } from '../../internal/mediaQueries';

const { space } = vars;

export const row = style({ minInlineSize: 0 });

export const header = style({
  display: 'flex',
  alignItems: 'end',
  gap: space['4'],
  marginBlockEnd: space['4'],
  // As high as the buttons, so the height stays when they are hidden.
  '@media': { [breakpointUp('md')]: { minBlockSize: '2.25rem' } },
});

export const titles = style({
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space['4'],
});

export const subtitle = style({ margin: 0, color: vars.color.textMuted, fontSize: vars.text.md });

export const action = style({ flexShrink: 0, paddingBlockEnd: '0.125rem' });

/** For pointers only; the keyboard moves through the cards. */
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
  '@media': { [reducedMotion]: { scrollBehavior: 'auto' } },
  '::-webkit-scrollbar': { display: 'none' },
});

export const list = style({
  display: 'flex',
  gap: space['4'],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [breakpointUp('md')]: { gap: space['5'] } },
});

const itemBase = { flex: 'none', scrollSnapAlign: 'start' } as const;

export const item = styleVariants({
  card: {
    ...itemBase,
    inlineSize: 'min(72vw, 16.875rem)',
    '@media': { [breakpointUp('xl')]: { inlineSize: '17.5rem' } },
  },
  wide: { ...itemBase, inlineSize: 'min(84vw, 26rem)' },
  portrait: { ...itemBase, inlineSize: 'min(44vw, 11.5rem)' },
  ranked: { ...itemBase, inlineSize: 'min(70vw, 17rem)' },
});

/** The last one preserves the end padding, which some browsers ignore. */
export const startSentinel = style({ flex: 'none', inlineSize: '1px', marginInlineEnd: '-1px' });
export const endSentinel = style({ flex: 'none', inlineSize: '1px', marginInlineStart: '-1px' });

/** A loading row: the same edges, not scrollable. */
export const skeletonRow = style({
  overflow: 'hidden',
  marginInline: `calc(-1 * ${edgeInset})`,
  paddingInline: edgeInset,
});
