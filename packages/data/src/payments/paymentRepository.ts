import type { MembershipPlan, Subscription } from '@gschool/domain';

/** What is asked of the hosted payment page. Both addresses are on an origin of ours. */
export interface CheckoutParams {
  priceId: string;
  successUrl: string;
  cancelUrl: string;
}

/** How a checkout document stands: not written, not answered, answered. */
export type CheckoutStatus =
  | { state: 'missing' }
  | { state: 'waiting' }
  | { state: 'ready'; url: string }
  /** `message` is the payment service's own. */
  | { state: 'refused'; message: string };

/** Plans, subscriptions and checkouts. Every method throws only `AppError`. */
export interface PaymentRepository {
  /** The memberships that are for sale; everyone may see them. Without a usable price one is left out. */
  plans(): Promise<readonly MembershipPlan[]>;
  /** Everything that a member ever had. */
  subscriptions(uid: string): Promise<readonly Subscription[]>;
  /** An id that nobody else will think of. */
  newCheckoutId(): string;
  createCheckout(uid: string, id: string, params: CheckoutParams): Promise<void>;
  checkout(uid: string, id: string): Promise<CheckoutStatus>;
}
