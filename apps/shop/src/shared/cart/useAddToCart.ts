import { useCart } from '@gschool/data/shop';
import { useCallback } from 'react';

import { openPanel } from '../panels';
import { setCartNotice } from './cartNotice';

/** Adds a variant to the cart and opens the cart panel, which also shows problems. */
export function useAddToCart(): (productId: string, variantId: string, quantity?: number) => void {
  const { add } = useCart();
  return useCallback(
    (productId, variantId, quantity = 1) => {
      setCartNotice(add(productId, variantId, quantity));
      openPanel('cart');
    },
    [add],
  );
}
