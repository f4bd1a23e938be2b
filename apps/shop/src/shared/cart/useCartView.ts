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

import type { QueryState } from '../QueryResult';

const none: readonly Product[] = [];

/** The cart priced with the current catalog. */
export interface CartView {
  cart: Cart;
  lines: readonly PricedLine[];
  totals: CartTotals;
  catalogue: QueryState<ShopCatalogue>;
  /** A line has less stock than its quantity. */
  isChanged: boolean;
}

/** The priced cart of the panel, the cart page and the checkout. */
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
