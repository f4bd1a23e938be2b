import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@gschool/themes';

import { fullMotion, reducedMotion } from '../../internal/mediaQueries';
import { createVariants } from '../../internal/variants';

const { color, space } = vars;

const barColors = (background: string) => ({
  selectors: {
    '&::-webkit-progress-bar': { background },
    '&': { background },
  },
});

export const progressBar = createVariants(
  {
    appearance: 'none',
    display: 'block',
    inlineSize: '100%',
    border: 0,
    overflow: 'hidden',
    color: color.brand,
    selectors: {
      '&::-webkit-progress-value': { background: 'currentColor' },
      '&::-moz-progress-bar': { background: 'currentColor' },
    },
  },
  {
    thin: { blockSize: '0.25rem' },
    medium: { blockSize: '0.5rem', borderRadius: vars.radius.full },
  },
);

export const surface = styleVariants({
  page: barColors(color.borderMuted),
  picture: barColors(color.mediaOverlay),
});

const slide = keyframes({
  from: { transform: 'translateX(-100%)' },
  to: { transform: 'translateX(250%)' },
});
const slideReverse = keyframes({
  from: { transform: 'translateX(100%)' },
  to: { transform: 'translateX(-250%)' },
});
const pulse = keyframes({ '50%': { opacity: 0.35 } });

export const indeterminate = style({ position: 'relative' });

/** A short bar that moves across in the text direction. */
export const indeterminateBar = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  inlineSize: '40%',
  borderRadius: 'inherit',
  background: 'currentColor',
  '@media': {
    [fullMotion]: {
      animation: `${slide} 1400ms ${vars.motion.easeInOut} infinite`,
      selectors: { '[dir=rtl] &': { animationName: slideReverse } },
    },
    // With reduced motion, stripes pulse instead, so the bar does not look full.
    [reducedMotion]: {
      inlineSize: '100%',
      background: 'repeating-linear-gradient(90deg, currentColor 0 1rem, transparent 1rem 1.5rem)',
      animation: `${pulse} 1800ms ease-in-out infinite`,
    },
  },
});

export const field = style({ display: 'grid', gap: space['2'], inlineSize: '100%' });

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space['4'],
  fontSize: vars.text.sm,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
