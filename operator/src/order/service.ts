import type { Order, OrderState, OrderStatus, PaidLine, ShopCatalogue } from '@gschool/domain';

/** An order with whose it is. */
export interface StoredOrder extends Order {
  uid: string;
}

/** A payment that names an order, as the payment extension copied it. */
export interface StoredPayment {
  id: string;
  /** `succeeded` alone counts. */
  status: string;
  /** Minor units that came in. */
  received: number;
  currency: string;
  lines: readonly PaidLine[];
}

/** What the operator's tool asks of Firestore; tests have one in memory. */
export interface OrderService {
  /** Newest first. */
  recent(state: OrderState | null, limit: number): Promise<readonly StoredOrder[]>;
  find(number: string): Promise<StoredOrder | null>;
  /** Payments of that customer that name the order. */
  payments(uid: string, number: string): Promise<readonly StoredPayment[]>;
  catalogue(): Promise<ShopCatalogue>;
  /**
   * Reads order and status and writes both, in one transaction. `decide` gives the new
   * status, or null to leave everything as it is; the order's state follows it.
   */
  change(
    number: string,
    decide: (order: StoredOrder, status: OrderStatus | null) => OrderStatus | null,
  ): Promise<void>;
}
