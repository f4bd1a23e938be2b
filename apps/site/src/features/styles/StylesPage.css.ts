import { breakpointUp, vars } from '@gschool/themes';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, motion, space } = vars;

/** On wide screens the first two styles take half of the width each. */
export const grid = style({
  display: 'grid',
  gap: space['5'],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 19rem), 1fr))',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [breakpointUp('lg')]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))', gap: space['6'] },
  },
});

export const index = style({
  minInlineSize: 0,
  '@media': {
    [breakpointUp('lg')]: {
      gridColumn: 'span 2',
      selectors: { '&:nth-child(-n + 2)': { gridColumn: 'span 3' } },
    },
  },
});

export const tile = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  blockSize: '100%',
  borderRadius: vars.radius.xlarge,
  background: color.surfaceRaised,
  color: color.text,
  boxShadow: vars.shadow.low,
  isolation: 'isolate',
});

export const picture = style({
  overflow: 'hidden',
  background: color.surfaceSunken,
});

export const zoom = style({
  transition: `transform ${motion.slow} ${motion.easeOut}`,
  '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
});

globalStyle(`${tile}:hover ${zoom}`, {
  '@media': {
    '(hover: hover) and (prefers-reduced-motion: no-preference)': { transform: 'scale(1.035)' },
  },
});

export const text = style({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  gap: space['2'],
  padding: space['5'],
});

export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  outline: 'none',
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.xlarge },
  selectors: {
    '&:focus-visible::after': { outline: `3px solid ${color.focus}`, outlineOffset: '-3px' },
  },
});

export const facts = style({ marginBlockStart: 'auto' });
