import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@gschool/themes';
import { reducedMotion } from '../../internal/mediaQueries';

const { color, space } = vars;

const bar = (ground: string) => ({
  selectors: {
    '&::-webkit-progress-bar': { background: ground },
    '&': { background: ground },
  },
});

export const progressBar = recipe({
  base: {
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
  variants: {
    size: {
      thin: { blockSize: '0.25rem' },
      medium: { blockSize: '0.5rem', borderRadius: vars.radius.full },
    },
    ground: {
      page: bar(color.line),
      picture: bar(color.plate),
    },
  },
});

const wander = keyframes({
  from: { transform: 'translateX(-100%)' },
  to: { transform: 'translateX(250%)' },
});
const wanderBack = keyframes({
  from: { transform: 'translateX(100%)' },
  to: { transform: 'translateX(-250%)' },
});
const breathe = keyframes({ '50%': { opacity: 0.35 } });

export const unknown = style({ position: 'relative' });

/** A part of the bar that crosses it along the line of text. */
export const wanderer = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  inlineSize: '40%',
  borderRadius: 'inherit',
  background: 'currentColor',
  animation: `${wander} 1400ms ${vars.motion.easeInOut} infinite`,
  selectors: { '[dir=rtl] &': { animationName: wanderBack } },
  '@media': {
    // Nothing travels: stripes breathe, which nobody takes for a bar that is full.
    [reducedMotion]: {
      inlineSize: '100%',
      background: 'repeating-linear-gradient(90deg, currentColor 0 1rem, transparent 1rem 1.5rem)',
      animation: `${breathe} 1800ms ease-in-out infinite`,
      selectors: { '[dir=rtl] &': { animationName: breathe } },
    },
  },
});

export const field = style({ display: 'grid', gap: space['2'], inlineSize: '100%' });

export const head = style({
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
