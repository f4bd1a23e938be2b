import { recipe } from '@vanilla-extract/recipes';

export const icon = recipe({
  base: {
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
  variants: {
    size: {
      text: {},
      small: { fontSize: '1rem' },
      medium: { fontSize: '1.25rem' },
      large: { fontSize: '1.5rem' },
      huge: { fontSize: '2.5rem' },
    },
    mirrors: { true: { selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } } } },
    filled: { true: { fill: 'currentColor' } },
  },
});
