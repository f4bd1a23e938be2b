import {
  getCartTotals,
  getOrderedItems,
  sumMoney,
  type Money,
  type Order,
  type ShopCatalogue,
} from '@gschool/domain';

/** What an order comes to by today's prices. */
export interface OrderSum {
  goods: Money;
  /** Null where its way is not offered any more. */
  delivery: Money | null;
  total: Money;
}

/** The sum of an order as the catalogue has its prices now; the receipt of the payment page is the true one. */
export function orderSum(order: Order, catalogue: ShopCatalogue): OrderSum {
  const { items: goods, shipping: way } = getOrderedItems(order, catalogue);
  const { subtotal } = getCartTotals(goods, way?.currency);
  const delivery = way && { amount: way.amount, currency: way.currency };
  return {
    goods: subtotal,
    delivery,
    total: delivery ? sumMoney([subtotal, delivery], subtotal.currency) : subtotal,
  };
}
