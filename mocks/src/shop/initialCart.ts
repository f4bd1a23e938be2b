import type { BagLine } from '@gschool/domain';

/** What a first visit of the demo starts with: three items, $49.00 (spec, section 2). */
export const initialCart: readonly BagLine[] = [
  { productId: 'studio-tee', variantId: 'studio-tee-m-marigold', quantity: 1 },
  { productId: 'steel-bottle', variantId: 'steel-bottle-sage', quantity: 1 },
  { productId: 'loop-bands', variantId: 'loop-bands', quantity: 1 },
];
