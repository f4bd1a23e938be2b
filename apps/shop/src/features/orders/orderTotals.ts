import {
  getCartTotals,
  getOrderedItems,
  sumMoney,
  type Money,
  type Order,
  type ShopCatalogue,
} from '@gschool/domain';

export interface OrderTotals {
  subtotal: Money;
  /** Null if the shipping method is no longer offered. */
  delivery: Money | null;
  total: Money;
}

/**
 * The totals of an order at today's prices. The payment provider's receipt shows the amount paid.
 */
export function getOrderTotals(order: Order, catalogue: ShopCatalogue): OrderTotals {
  const { items, shipping } = getOrderedItems(order, catalogue);
  const { subtotal } = getCartTotals(items, shipping?.currency);
  const delivery = shipping && { amount: shipping.amount, currency: shipping.currency };
  return {
    subtotal,
    delivery,
    total: delivery ? sumMoney([subtotal, delivery], subtotal.currency) : subtotal,
  };
}
