import type {
  Order,
  OrderState,
  OrderStatus,
  PaidLine,
  CatalogueWithArchive,
} from '@gschool/domain';

import type { LogTransaction } from '../log/logService';

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
  /** Whether an act recorded that it was refunded in Stripe (`orderRefunds/{number}`). */
  isRefunded: boolean;
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

/** An order in the transaction that changes it. */
export interface CurrentOrder {
  order: StoredOrder;
  /** Null if the order is not trackable yet. */
  status: OrderStatus | null;
  /** The ids of payments that were refunded in Stripe. */
  refunded: readonly string[];
}

/** What a transaction writes about an order. What is undefined stays the same. */
export interface OrderChange {
  /** The order's state is set to the state in the status. */
  status?: OrderStatus;
  refunded?: readonly string[];
}

/** The Firestore operations on orders. Tests use an in-memory implementation. */
export interface OrderService {
  /**
   * Newest first. A page never ends between two orders with the same time, so it can be longer than
   * the limit.
   */
  listNewest(filter: OrderFilter): Promise<OrderPage>;
  /**
   * Only orders with a successful payment by their customer, the newest payment first. Reads at most
   * `maxPayments` payments (2,000 by default).
   */
  listPaid(filter: OrderFilter, maxPayments?: number): Promise<OrderPage>;
  find(number: string): Promise<StoredOrder | null>;
  /** `orderStatus/{number}`; null if the order is not trackable yet. */
  readStatus(number: string): Promise<OrderStatus | null>;
  /** The payments of a customer that name an order. */
  listPayments(uid: string, number: string): Promise<readonly StoredPayment[]>;
  /** Everything that is or was for sale. */
  readCatalogue(): Promise<CatalogueWithArchive>;
  /**
   * Reads an order and writes what `decide` returns, in one transaction. Null writes nothing. What
   * `decide` appends to the log is written in the same transaction. `decide` may run more than once.
   * Does nothing if the order does not exist.
   */
  change(
    number: string,
    decide: (
      current: CurrentOrder,
      log: LogTransaction,
    ) => OrderChange | null | Promise<OrderChange | null>,
  ): Promise<void>;
}
