import { style } from '@vanilla-extract/css';

import { createVariants } from '../../internal/variants';

export const icon = createVariants(
  {
    display: 'inline-block',
    flexShrink: 0,
    inlineSize: '1em',
    blockSize: '1em',
    verticalAlign: '-0.125em',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 1.75,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
  {
    text: {},
    small: { fontSize: '1rem' },
    medium: { fontSize: '1.25rem' },
    large: { fontSize: '1.5rem' },
    huge: { fontSize: '2.5rem' },
  },
);

export const mirrored = style({ selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } } });

export const filled = style({ fill: 'currentColor' });
