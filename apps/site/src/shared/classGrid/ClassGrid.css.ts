import { breakpointDown, breakpointUp, hiddenText, vars } from '@gschool/themes';
import { style, styleVariants } from '@vanilla-extract/css';

const { color, space } = vars;

/** Keeps the heading below the sticky header after a jump. */
export const section = style({
  scrollMarginBlockStart: `calc(${vars.size.header} + ${space['4']})`,
});

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space['3']} ${space['6']}`,
});

export const heading = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space['4'],
});

/** Focused only by script, so it needs no focus ring. */
export const title = style({ outline: 'none' });

export const hiddenTitle = style([title, hiddenText]);

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  flexGrow: 1,
  justifyContent: 'end',
  alignItems: 'center',
  gap: space['3'],
  '@media': { [breakpointDown('sm')]: { flexBasis: '100%' } },
});

/** On a phone it fills the row beside the filter button. */
export const sort = style({
  flex: '0 1 12rem',
  minInlineSize: 'min(100%, 8.5rem)',
  '@media': { [breakpointDown('sm')]: { flex: '1 1 0' } },
});

export const columns = style({
  display: 'grid',
  gap: space['8'],
  alignItems: 'start',
  '@media': { [breakpointUp('lg')]: { gridTemplateColumns: '15rem minmax(0, 1fr)' } },
});

/** Stays beside a long list. Scrolls if it is taller than the screen. */
export const panel = style({
  position: 'sticky',
  insetBlockStart: `calc(${vars.size.header} + ${space['4']})`,
  maxBlockSize: `calc(100dvh - ${vars.size.header} - ${space['8']})`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingInlineEnd: space['4'],
  borderInlineEnd: `1px solid ${color.borderMuted}`,
  // Room for focus rings, which the scroll container would clip.
  marginInlineStart: `calc(-1 * ${space['2']})`,
  paddingInlineStart: space['2'],
  scrollbarWidth: 'thin',
  // Its hundreds of elements are not laid out while the list is far from the screen.
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 100dvh',
});

const cardsBase = {
  transition: `opacity ${vars.motion.base} ${vars.motion.easeOut}`,
  minInlineSize: 0,
};

/** The cards. They are faded while the cards of a new selection render. */
export const cards = styleVariants({
  current: cardsBase,
  stale: [cardsBase, { opacity: 0.6 }],
});

/** A placeholder for the filter panel; hidden on a phone. */
export const skeletonPanel = style({ '@media': { [breakpointDown('lg')]: { display: 'none' } } });
