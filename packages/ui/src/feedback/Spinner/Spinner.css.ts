import { keyframes } from '@vanilla-extract/css';

import { fullMotion, reducedMotion } from '../../internal/mediaQueries';
import { createVariants } from '../../internal/variants';

const spin = keyframes({ to: { transform: 'rotate(1turn)' } });
const pulse = keyframes({ '50%': { opacity: 0.35 } });

export const spinner = createVariants(
  {
    display: 'inline-block',
    flexShrink: 0,
    fill: 'none',
    stroke: 'currentColor',
    strokeLinecap: 'round',
    '@media': {
      [fullMotion]: { animation: `${spin} 900ms linear infinite` },
      [reducedMotion]: { animation: `${pulse} 1800ms ease-in-out infinite` },
    },
  },
  {
    small: { inlineSize: '1.125rem', blockSize: '1.125rem' },
    medium: { inlineSize: '1.5rem', blockSize: '1.5rem' },
    large: { inlineSize: '2.5rem', blockSize: '2.5rem' },
  },
);
