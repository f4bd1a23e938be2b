import { breakpointDown, breakpointUp, vars } from '@gschool/themes';
import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';

const { color, radius, space } = vars;

/** What is fixed to the window is inside this block. */
const block = style({
  position: 'relative',
  contain: 'layout',
  overflow: 'clip',
  boxSizing: 'border-box',
  inlineSize: '100%',
  minInlineSize: 0,
  borderRadius: radius.small,
  color: color.text,
});
// The numbers of its parts are placed once, so nothing may still move.
globalStyle(`${block} *`, {
  animationDuration: '0s !important',
  animationIterationCount: '1 !important',
  transitionDuration: '0s !important',
});
// The window is larger than the block.
globalStyle(`${block} [role$="dialog"]`, {
  maxInlineSize: '100% !important',
  maxBlockSize: '100% !important',
});
// It is near the top of a window.
globalStyle(`${block} [role="dialog"]:has([role="combobox"])`, {
  '@media': {
    [breakpointUp('sm')]: {
      insetBlockStart: `${space[6]} !important`,
      maxBlockSize: `calc(100% - 2 * ${space[6]}) !important`,
    },
  },
});
// Without a video, the poster stays.
globalStyle(`${block} [data-gone]`, {
  visibility: 'visible !important' as 'visible',
  opacity: '1 !important',
});

// Radix adds stops of the Tab key around what is open; a picture has none.
globalStyle('body:has([data-stage]) > [data-radix-focus-guard]', { display: 'none' });
// A panel has the height that is left in the window, which can be anywhere.
const panelHeight = createVar();
globalStyle(`${block} [data-radix-popper-content-wrapper] > *`, {
  maxBlockSize: `${panelHeight} !important`,
});

// A phone has no room for a submenu beside its menu.
globalStyle(`${block} [data-radix-popper-content-wrapper] ~ [data-radix-popper-content-wrapper]`, {
  '@media': { [breakpointDown('sm')]: { transform: `translate(${space[6]}, 12rem) !important` } },
});

/** A phone's dialogs have more lines. */
const page = (phone: string, wide: string) => [
  block,
  style({
    vars: { [panelHeight]: `calc(${wide} - ${space[20]})` },
    minBlockSize: phone,
    background: color.surfaceSunken,
    '@media': { [breakpointUp('sm')]: { minBlockSize: wide } },
  }),
];

/** The block, by its height. */
export const stage = styleVariants({
  content: [block],
  small: page('12rem', '12rem'),
  medium: page('28rem', '24rem'),
  large: page('40rem', '38rem'),
});

/** Lines of a page, which a scrim covers. They are at its end, where no button is. */
export const lines = style({
  position: 'absolute',
  inset: space[6],
  display: 'grid',
  alignContent: 'end',
  gap: space[3],
});
export const line = style({
  blockSize: space[3],
  maxInlineSize: '60%',
  borderRadius: radius.full,
  background: color.borderMuted,
  selectors: { '&:first-child': { blockSize: space[6], maxInlineSize: '30%' } },
});

/** The component, or the button that opens it. */
export const drawing = styleVariants({
  whole: {},
  top: {
    position: 'absolute',
    insetInline: space[4],
    insetBlockStart: space[4],
    display: 'grid',
    justifyItems: 'center',
  },
  middle: { position: 'absolute', inset: space[4], display: 'grid', placeItems: 'center' },
  across: {
    position: 'absolute',
    insetInline: space[4],
    insetBlockStart: space[4],
    display: 'grid',
  },
  start: {
    position: 'absolute',
    insetInline: space[4],
    insetBlockStart: space[4],
    display: 'grid',
    justifyItems: 'start',
  },
});
