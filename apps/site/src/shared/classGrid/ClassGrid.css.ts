import { below, from, vars } from '@gschool/themes';
import { style, styleVariants } from '@vanilla-extract/css';

const { color, space } = vars;

/** Under the sticky header when the page goes to it. */
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

export const titles = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space['4'],
});

/** Takes the focus only when the page gives it: nobody needs a ring around words. */
export const title = style({ outline: 'none' });

export const tools = style({
  display: 'flex',
  flexGrow: 1,
  justifyContent: 'end',
  alignItems: 'center',
  gap: space['3'],
  '@media': { [below('sm')]: { flexBasis: '100%' } },
});

/** On a phone it takes what the way to the filters leaves. */
export const sort = style({
  flex: '0 1 12rem',
  minInlineSize: '8.5rem',
  '@media': { [below('sm')]: { flex: '1 1 0' } },
});

export const columns = style({
  display: 'grid',
  gap: space['8'],
  alignItems: 'start',
  '@media': { [from('lg')]: { gridTemplateColumns: '15rem minmax(0, 1fr)' } },
});

/** Stays in sight beside a long list, and scrolls by itself where it is higher than the screen. */
export const panel = style({
  position: 'sticky',
  insetBlockStart: `calc(${vars.size.header} + ${space['4']})`,
  maxBlockSize: `calc(100dvh - ${vars.size.header} - ${space['8']})`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingInlineEnd: space['4'],
  borderInlineEnd: `1px solid ${color.line}`,
  // Room for the focus rings, which the scrolling edge would cut.
  marginInlineStart: `calc(-1 * ${space['2']})`,
  paddingInlineStart: space['2'],
  scrollbarWidth: 'thin',
});

const cardsBase = {
  transition: `opacity ${vars.motion.base} ${vars.motion.easeOut}`,
  minInlineSize: 0,
};

/** The cards; paler while those of another choice are on their way. */
export const cards = styleVariants({
  current: cardsBase,
  late: [cardsBase, { opacity: 0.6 }],
});

/** The panel's place while nothing is known; on a phone there is none. */
export const still = style({ '@media': { [below('lg')]: { display: 'none' } } });
