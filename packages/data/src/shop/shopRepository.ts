import type {
  Order,
  OrderedLine,
  OrderStatus,
  Product,
  Review,
  ShopAddress,
  ShopCatalogue,
} from '@gschool/domain';

/** An order request as it is written, with the checkout that pays it. */
export interface OrderRequest {
  uid: string;
  /** 128 random bits; also the id of its checkout. */
  number: string;
  /** Ids and quantities alone: nobody is told a price. */
  lines: readonly OrderedLine[];
  address: ShopAddress;
  /** Where the hosted page comes back to, on an origin of ours; null where nothing is paid here. */
  payment: { successUrl: string; cancelUrl: string } | null;
}

/** Goods, reviews, orders and what becomes of them. Every method throws only `AppError`. */
export interface ShopRepository {
  /** Everything for sale, and the ways it can go; everyone may see it. */
  catalogue(): Promise<ShopCatalogue>;
  /** `notFound` for an unknown id, and for what is not sold any more. */
  product(id: string): Promise<Product>;
  /** Newest first; none where the shop has none. */
  reviews(productId: string): Promise<readonly Review[]>;
  /** A member's own orders, newest first. */
  orders(uid: string): Promise<readonly Order[]>;
  /** One's own order; `notFound` for any other. */
  order(uid: string, number: string): Promise<Order>;
  /**
   * Writes the order and its checkout, both or neither. A second time with the same
   * number it does nothing: the order is there already.
   */
  place(order: OrderRequest): Promise<void>;
  /** Writes the checkout of an order that is there without one. */
  createCheckout(
    order: OrderRequest & { payment: NonNullable<OrderRequest['payment']> },
  ): Promise<void>;
  /** What whoever holds the number may see; `notFound` for one that the shop does not know. */
  status(number: string): Promise<OrderStatus>;
  /** Whether the payment service has reported a payment of the order. */
  isPaid(uid: string, number: string): Promise<boolean>;
}
