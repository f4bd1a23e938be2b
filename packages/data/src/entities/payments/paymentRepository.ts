import type { MembershipPlan, Subscription } from '@gschool/domain';

/** The parameters of the hosted payment page. Both URLs are on an origin of the product. */
export interface CheckoutParams {
  priceId: string;
  successUrl: string;
  cancelUrl: string;
}

/** The state of a checkout document. */
export type CheckoutStatus =
  | { state: 'missing' }
  | { state: 'waiting' }
  | { state: 'ready'; url: string }
  /** `message` comes from the payment provider. */
  | { state: 'refused'; message: string };

/** What everyone may read about payments. Every method throws only `AppError`. */
export interface PublicPaymentRepository {
  /** The plans for sale. One without a usable price is left out. */
  plans(): Promise<readonly MembershipPlan[]>;
}

/** Plans, subscriptions and checkouts. */
export interface PaymentRepository extends PublicPaymentRepository {
  /** All subscriptions of a member, including ended ones. */
  subscriptions(uid: string): Promise<readonly Subscription[]>;
  /** A new random id. */
  newCheckoutId(): string;
  createCheckout(uid: string, id: string, params: CheckoutParams): Promise<void>;
  checkout(uid: string, id: string): Promise<CheckoutStatus>;
}

/** What opening a checkout needs. */
export type CheckoutRepository = Pick<
  PaymentRepository,
  'subscriptions' | 'createCheckout' | 'checkout'
>;
