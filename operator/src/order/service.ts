import type {
  Order,
  OrderState,
  OrderStatus,
  PaidLine,
  CatalogueWithArchive,
} from '@gschool/domain';

/** An order with the uid of its customer. */
export interface StoredOrder extends Order {
  uid: string;
}

/** A payment that names an order, as the payment extension copied it. */
export interface StoredPayment {
  id: string;
  /** Only `succeeded` counts. It stays `succeeded` after a refund. */
  status: string;
  /** Epoch seconds. */
  created: number;
  /** Whether it was made in Stripe's test mode. */
  isTest: boolean;
  /** The received amount in minor units. */
  received: number;
  currency: string;
  /** At most ten, even if more lines were paid. */
  lines: readonly PaidLine[];
}

/** Which orders a list shows. */
export interface OrderFilter {
  /** Null for all states. */
  state: OrderState | null;
  limit: number;
  /** An ISO time: only older orders are listed. Null starts with the newest. */
  before: string | null;
}

/** A page of a list. */
export interface OrderPage {
  orders: readonly StoredOrder[];
  /** `before` of the next page; null if there is none. */
  next: string | null;
}

/** The operations of Firestore that the commands need. Tests have one in memory. */
export interface OrderService {
  /** Newest first. A page never ends between two orders of the same time, so it can be longer. */
  listNewest(filter: OrderFilter): Promise<OrderPage>;
  /** Only orders for which a payment of their customer succeeded, the newest payment first. */
  listPaid(filter: OrderFilter): Promise<OrderPage>;
  find(number: string): Promise<StoredOrder | null>;
  /** The payments of a customer that name an order. */
  listPayments(uid: string, number: string): Promise<readonly StoredPayment[]>;
  /** What is sold, and what was. */
  readCatalogue(): Promise<CatalogueWithArchive>;
  /**
   * Reads order and status and writes both in one transaction. `decide` returns the new status, or
   * null to change nothing. The order gets the state of the status.
   */
  change(
    number: string,
    decide: (order: StoredOrder, status: OrderStatus | null) => OrderStatus | null,
  ): Promise<void>;
}
