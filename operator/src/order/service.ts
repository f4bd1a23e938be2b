import type { Order, OrderState, OrderStatus, PaidLine, ShopCatalogue } from '@gschool/domain';

/** An order with the uid of its customer. */
export interface StoredOrder extends Order {
  uid: string;
}

/** A payment that names an order, as the payment extension copied it. */
export interface StoredPayment {
  id: string;
  /** Only `succeeded` counts. */
  status: string;
  /** The received amount in minor units. */
  received: number;
  currency: string;
  lines: readonly PaidLine[];
}

/** The operations of Firestore that the commands need. Tests have one in memory. */
export interface OrderService {
  /** Newest first. */
  listRecent(state: OrderState | null, limit: number): Promise<readonly StoredOrder[]>;
  find(number: string): Promise<StoredOrder | null>;
  /** The payments of a customer that name an order. */
  listPayments(uid: string, number: string): Promise<readonly StoredPayment[]>;
  readCatalogue(): Promise<ShopCatalogue>;
  /**
   * Reads order and status and writes both in one transaction. `decide` returns the new status, or
   * null to change nothing. The order gets the state of the status.
   */
  change(
    number: string,
    decide: (order: StoredOrder, status: OrderStatus | null) => OrderStatus | null,
  ): Promise<void>;
}
