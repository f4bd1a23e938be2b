import { recipe } from '@vanilla-extract/recipes';

export const inline = recipe({
  base: { display: 'flex', minInlineSize: 0 },
  variants: {
    align: {
      start: { alignItems: 'flex-start' },
      center: { alignItems: 'center' },
      end: { alignItems: 'flex-end' },
      baseline: { alignItems: 'baseline' },
      stretch: { alignItems: 'stretch' },
    },
    justify: {
      start: {},
      center: { justifyContent: 'center' },
      end: { justifyContent: 'flex-end' },
      between: { justifyContent: 'space-between' },
    },
    wraps: { true: { flexWrap: 'wrap' } },
  },
});
