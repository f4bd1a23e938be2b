import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@gschool/themes';

import { fullMotion } from '../../internal/mediaQueries';
import { createVariants } from '../../internal/variants';

const shimmer = keyframes({
  from: { transform: 'translateX(-100%)' },
  to: { transform: 'translateX(100%)' },
});

/** Placeholder lines for a paragraph. */
export const paragraph = style({ display: 'block', inlineSize: '100%' });

export const skeleton = createVariants(
  {
    position: 'relative',
    display: 'block',
    overflow: 'hidden',
    maxInlineSize: '100%',
    // Mixed from the text color, so it is visible on every background, light and dark.
    background: `color-mix(in srgb, ${vars.color.text} 8%, transparent)`,
    selectors: {
      '&::after': {
        content: '',
        position: 'absolute',
        inset: 0,
        backgroundImage: `linear-gradient(90deg, transparent, color-mix(in srgb, ${vars.color.text} 7%, transparent), transparent)`,
        transform: 'translateX(-100%)',
      },
      '[dir=rtl] &::after': { animationDirection: 'reverse' },
    },
    '@media': {
      // Backgrounds are replaced with forced colors.
      '(forced-colors: active)': { outline: '1px solid GrayText', outlineOffset: '-1px' },
      [fullMotion]: {
        selectors: {
          '&::after': { animation: `${shimmer} 1600ms ${vars.motion.easeInOut} infinite` },
        },
      },
    },
  },
  {
    text: {
      blockSize: '0.75em',
      marginBlock: '0.375em',
      borderRadius: vars.radius.small,
    },
    block: { inlineSize: '100%', borderRadius: vars.radius.large },
    circle: { flexShrink: 0, borderRadius: '50%', aspectRatio: '1' },
    button: {
      inlineSize: '9rem',
      blockSize: vars.size.touch,
      borderRadius: vars.radius.control,
    },
  },
);

export const width = styleVariants({
  full: { inlineSize: '100%' },
  long: { inlineSize: '80%' },
  medium: { inlineSize: '55%' },
  short: { inlineSize: '30%' },
});

export const diameter = styleVariants({
  small: { inlineSize: '2rem' },
  medium: { inlineSize: '2.625rem' },
  large: { inlineSize: '4rem' },
  huge: { inlineSize: '6rem' },
});

export const ratio = styleVariants({
  wide: { aspectRatio: '16 / 9' },
  square: { aspectRatio: '1' },
  tall: { aspectRatio: '3 / 4' },
  banner: { aspectRatio: '21 / 9' },
});

export const size = styleVariants({
  md: { fontSize: vars.text.md },
  lg: { fontSize: vars.text.lg },
  h3: { fontSize: vars.text.h3 },
  h2: { fontSize: vars.text.h2 },
  h1: { fontSize: vars.text.h1 },
});
