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

/** A payment that names an order, the way the payment extension copied it. */
export interface StoredPayment {
  id: string;
  /** Only `succeeded` counts. The status stays `succeeded` after a refund. */
  status: string;
  /** Epoch seconds. */
  created: number;
  /** Whether it was made in Stripe's test mode. */
  isTest: boolean;
  /** The received amount in minor units. */
  received: number;
  currency: string;
  /** At most ten lines, even if more were paid. */
  lines: readonly PaidLine[];
}

/** The orders that a list shows. */
export interface OrderFilter {
  /** Null for all states. */
  state: OrderState | null;
  limit: number;
  /** An ISO time. Only older orders are listed; null starts with the newest order. */
  before: string | null;
}

/** A page of a list. */
export interface OrderPage {
  orders: readonly StoredOrder[];
  /** `before` of the next page; null if there is none. */
  next: string | null;
}

/** The Firestore operations that the commands need. Tests use an in-memory implementation. */
export interface OrderService {
  /**
   * Newest first. A page never ends between two orders with the same time, so it can be longer than
   * the limit.
   */
  listNewest(filter: OrderFilter): Promise<OrderPage>;
  /** Only orders with a successful payment by their customer, the newest payment first. */
  listPaid(filter: OrderFilter): Promise<OrderPage>;
  find(number: string): Promise<StoredOrder | null>;
  /** The payments of a customer that name an order. */
  listPayments(uid: string, number: string): Promise<readonly StoredPayment[]>;
  /** Everything that is or was for sale. */
  readCatalogue(): Promise<CatalogueWithArchive>;
  /**
   * Reads an order and its status and writes both in one transaction. `decide` returns the new
   * status, or null to change nothing. The order's state is set to the state in the status.
   */
  change(
    number: string,
    decide: (order: StoredOrder, status: OrderStatus | null) => OrderStatus | null,
  ): Promise<void>;
}
