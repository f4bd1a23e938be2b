import type { CartLine } from '@gschool/domain';

/** The cart on a first visit: three items for $49.00 (docs/product/orders.md#cart-and-wishlist). */
export const initialCart: readonly CartLine[] = [
  { productId: 'studio-tee', variantId: 'studio-tee-m-marigold', quantity: 1 },
  { productId: 'steel-bottle', variantId: 'steel-bottle-sage', quantity: 1 },
  { productId: 'loop-bands', variantId: 'loop-bands', quantity: 1 },
];
