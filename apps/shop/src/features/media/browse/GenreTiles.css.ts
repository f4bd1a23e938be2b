import { breakpointUp, vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

const { color, motion, space } = vars;
const canHover = '(hover: hover) and (prefers-reduced-motion: no-preference)';

export const tiles = style({
  display: 'grid',
  gap: space['4'],
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [breakpointUp('lg')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: space['5'] },
  },
});

/** The first tile spans two columns, so that seven tiles fill two rows of four. */
export const tile = style({
  position: 'relative',
  overflow: 'hidden',
  isolation: 'isolate',
  display: 'flex',
  alignItems: 'end',
  minBlockSize: 'clamp(8.5rem, 15vw, 12rem)',
  borderRadius: vars.radius.large,
  background: color.surfaceSunken,
  selectors: { '&:first-child': { gridColumn: 'span 2' } },
});

export const picture = style({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  '@media': {
    [canHover]: {
      transition: `transform ${motion.slow} ${motion.easeOut}`,
      selectors: { [`${tile}:hover &`]: { transform: 'scale(1.04)' } },
    },
  },
});

/** Has a background, because the picture below can have any color. */
export const text = style({
  margin: space['2'],
  paddingBlock: space['2'],
  paddingInline: space['3'],
  borderRadius: vars.radius.medium,
  background: color.mediaOverlay,
  color: color.onMediaOverlay,
  maxInlineSize: `calc(100% - 2 * ${space['2']})`,
  boxSizing: 'border-box',
});

export const name = style({
  margin: 0,
  fontFamily: vars.font.display,
  fontSize: vars.text.lg,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.snug,
  overflowWrap: 'anywhere',
});

export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  outline: 'none',
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.large },
  selectors: {
    '&:focus-visible::after': { outline: `3px solid ${color.focus}`, outlineOffset: '-5px' },
  },
});

export const count = style({ margin: 0, fontSize: vars.text.sm });
