import { style, styleVariants } from '@vanilla-extract/css';

import { createVariants } from '../../internal/variants';

export const inline = createVariants(
  { display: 'flex', minInlineSize: 0 },
  {
    start: { alignItems: 'flex-start' },
    center: { alignItems: 'center' },
    end: { alignItems: 'flex-end' },
    baseline: { alignItems: 'baseline' },
    stretch: { alignItems: 'stretch' },
  },
);

export const justify = styleVariants({
  start: {},
  center: { justifyContent: 'center' },
  end: { justifyContent: 'flex-end' },
  between: { justifyContent: 'space-between' },
});

export const wrapping = style({ flexWrap: 'wrap' });
