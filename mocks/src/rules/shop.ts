import { isCheckout } from './checkout';
import { isNewOrder, isOwnOrder } from './orders';
import type { MatchBlock } from './types';
import { allOf, isAnyone, isOwner } from './conditions';

/** Rules of products, payments and orders. */
export const shopRules: readonly MatchBlock[] = [
  { path: 'products/{id}', allow: { read: isAnyone } },
  { path: 'products/{id}/prices/{priceId}', allow: { read: isAnyone } },
  { path: 'products/{id}/reviews/{reviewId}', allow: { read: isAnyone } },
  { path: 'customers/{uid}', allow: { get: isOwner } },
  {
    path: 'customers/{uid}/checkout_sessions/{sessionId}',
    allow: { read: isOwner, create: allOf(isOwner, isCheckout) },
  },
  { path: 'customers/{uid}/subscriptions/{id}', allow: { read: isOwner } },
  { path: 'customers/{uid}/payments/{id}', allow: { read: isOwner } },
  { path: 'orders/{id}', allow: { read: isOwnOrder, create: isNewOrder } },
  { path: 'orderStatus/{number}', allow: { get: isAnyone } },
];
