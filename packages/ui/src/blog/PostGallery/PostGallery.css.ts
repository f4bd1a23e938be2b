import { style, styleVariants } from '@vanilla-extract/css';
import { breakpointUp, vars } from '@gschool/themes';

import { canHover, reducedMotion } from '../../internal/mediaQueries';

const { color, motion, space } = vars;

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space['2'],
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '@media': {
    [breakpointUp('md')]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))', gap: space['3'] },
  },
});

const span = (columns: number) => ({
  '@media': { [breakpointUp('md')]: { gridColumn: `span ${columns}` } },
});

/** Rows of two or three pictures; every row is full. */
export const item = styleVariants({
  full: { gridColumn: '1 / -1' },
  half: span(3),
  third: span(2),
  /** Alone in its row on a phone. */
  wideHalf: { gridColumn: '1 / -1', ...span(3) },
  wideThird: { gridColumn: '1 / -1', ...span(2) },
});

export const button = style({
  display: 'block',
  inlineSize: '100%',
  margin: 0,
  padding: 0,
  overflow: 'hidden',
  border: 0,
  borderRadius: vars.radius.medium,
  background: color.surfaceSunken,
  cursor: 'zoom-in',
  ':active': { boxShadow: `0 0 0 3px ${color.text}` },
  ':focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '3px' },
  '@media': {
    [canHover]: {
      selectors: { '&:hover:not(:active)': { boxShadow: `0 0 0 2px ${color.border}` } },
    },
  },
});

export const zoom = style({
  display: 'block',
  transition: `transform ${motion.slow} ${motion.easeOut}`,
  '@media': {
    [canHover]: { selectors: { [`${button}:hover &`]: { transform: 'scale(1.03)' } } },
    [reducedMotion]: {
      selectors: { [`${button}:hover &`]: { transform: 'none' } },
    },
  },
});
