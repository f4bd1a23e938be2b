import {
  cartTotals,
  orderedGoods,
  sumMoney,
  type Money,
  type Order,
  type ShopCatalogue,
} from '@gschool/domain';

/** What an order comes to by today's prices. */
export interface OrderTotals {
  subtotal: Money;
  /** Null where its way is not offered any more. */
  delivery: Money | null;
  total: Money;
}

/** The sum of an order as the catalogue has its prices now; the receipt of the payment page is the true one. */
export function getOrderTotals(order: Order, catalogue: ShopCatalogue): OrderTotals {
  const { goods, way } = orderedGoods(order, catalogue);
  const { subtotal } = cartTotals(goods, way?.currency);
  const delivery = way && { amount: way.amount, currency: way.currency };
  return {
    subtotal: subtotal,
    delivery,
    total: delivery ? sumMoney([subtotal, delivery], subtotal.currency) : subtotal,
  };
}
