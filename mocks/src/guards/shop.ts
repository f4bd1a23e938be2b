import { isCheckout } from './checkout';
import { isNewOrder, isOwnOrder } from './orders';
import type { Guard } from './types';
import { both, everyone, owner } from './who';

/** What is sold and what was bought. */
export const shopGuards: readonly Guard[] = [
  { pattern: 'products/{id}', rules: { read: everyone } },
  { pattern: 'products/{id}/prices/{priceId}', rules: { read: everyone } },
  { pattern: 'products/{id}/reviews/{reviewId}', rules: { read: everyone } },
  { pattern: 'customers/{uid}', rules: { get: owner } },
  {
    pattern: 'customers/{uid}/checkout_sessions/{sessionId}',
    rules: { get: owner, create: both(owner, isCheckout) },
  },
  { pattern: 'customers/{uid}/subscriptions/{id}', rules: { read: owner } },
  { pattern: 'customers/{uid}/payments/{id}', rules: { read: owner } },
  { pattern: 'orders/{id}', rules: { read: isOwnOrder, create: isNewOrder } },
  { pattern: 'orderStatus/{number}', rules: { get: everyone } },
];
