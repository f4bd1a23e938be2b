import type {
  CategoryId,
  Order,
  OrderedLine,
  OrderStatus,
  Product,
  Review,
  ShopAddress,
  ShopCatalogue,
  PaymentProgress,
} from '@gschool/domain';

import type { OrderCheckout } from './orderCheckouts';

/** An order to write, with the checkout that pays for it. */
export interface OrderRequest {
  uid: string;
  /** 128 random bits. */
  number: string;
  /** Only ids and quantities: the browser sends no prices. */
  lines: readonly OrderedLine[];
  address: ShopAddress;
  /**
   * The return URLs of the hosted page, on an origin of the product; null where payment is not set
   * up.
   */
  payment: { successUrl: string; cancelUrl: string } | null;
}

/** What everyone may read in the shop. Every method throws only `AppError`. */
export interface PublicShopRepository {
  /** Everything for sale, and the shipping options. */
  catalogue(): Promise<ShopCatalogue>;
  /** Throws `notFound` for an unknown id, and for a product that is no longer sold. */
  product(id: string): Promise<Product>;
  /**
   * The department of a product, even of one that is no longer sold; null if it has none or does
   * not exist.
   */
  department(id: string): Promise<CategoryId | null>;
  /** Newest first. */
  reviews(productId: string): Promise<readonly Review[]>;
  /** The public status of an order; throws `notFound` for an unknown number. */
  status(number: string): Promise<OrderStatus>;
}

/** What placing and paying an order needs. */
export type OrderRepository = Pick<
  ShopRepository,
  'catalogue' | 'order' | 'place' | 'checkouts' | 'createCheckout' | 'paymentProgress'
>;

/** Products, reviews and orders. */
export interface ShopRepository extends PublicShopRepository {
  /** The orders of a member, newest first. */
  orders(uid: string): Promise<readonly Order[]>;
  /** An order of the member; throws `notFound` for any other order. */
  order(uid: string, number: string): Promise<Order>;
  /**
   * Writes the order and its checkout together. Does nothing when an order with that number exists.
   */
  place(order: OrderRequest): Promise<void>;
  /** The checkouts of an order. */
  checkouts(uid: string, number: string): Promise<readonly OrderCheckout[]>;
  /** Writes another checkout of an order. Does nothing when one with that id exists. */
  createCheckout(
    order: OrderRequest & { payment: NonNullable<OrderRequest['payment']>; checkoutId: string },
  ): Promise<void>;
  /** The payment progress of an order. If there are several payments, the furthest one counts. */
  paymentProgress(uid: string, number: string): Promise<PaymentProgress>;
}
