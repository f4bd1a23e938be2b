import { createVariants } from '../../internal/variants';

export const stack = createVariants(
  { display: 'flex', flexDirection: 'column', minInlineSize: 0 },
  {
    stretch: { alignItems: 'stretch' },
    start: { alignItems: 'flex-start' },
    center: { alignItems: 'center', textAlign: 'center' },
    end: { alignItems: 'flex-end' },
  },
);
