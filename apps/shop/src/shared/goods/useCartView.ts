import { useCart, useShopCatalogue, type Cart } from '@gschool/data/shop';
import {
  priceCart,
  getCartTotals,
  type CartTotals,
  type PricedLine,
  type Product,
  type ShopCatalogue,
} from '@gschool/domain';
import { useMemo } from 'react';

import type { Read } from './Reading';

const none: readonly Product[] = [];

/** The cart with what the catalogue says of it. */
export interface CartView {
  cart: Cart;
  lines: readonly PricedLine[];
  totals: CartTotals;
  catalogue: Read<ShopCatalogue>;
  /** Some line cannot be bought as it stands. */
  isChanged: boolean;
}

/** The one cart of the panel, the cart's page and the checkout, priced anew whenever either changes. */
export function useCartView(): CartView {
  const cart = useCart();
  const catalogue = useShopCatalogue();
  const products = catalogue.data?.products ?? none;
  const lines = useMemo(() => priceCart(cart.lines, products), [cart.lines, products]);
  const totals = useMemo(
    () => getCartTotals(lines, products[0]?.variants[0]?.currency),
    [lines, products],
  );
  const isChanged = lines.some(({ quantity, wanted }) => quantity !== wanted);
  return { cart, lines, totals, catalogue, isChanged };
}
