import { isCheckout } from './checkout';
import { isCheckoutLimit, mayOpenCheckout, mayPlaceOrder } from './checkoutLimits';
import { isNewOrder, isOwnOrder } from './orders';
import { isPlaylistCount } from './playlistCount';
import type { MatchBlock } from './types';
import {
  allOf,
  hasLimit,
  hasProfile,
  isAnyone,
  isOwner,
  ownDocuments,
  publicDocuments,
} from './conditions';

/** Rules of products, payments and orders. */
export const shopRules: readonly MatchBlock[] = [
  { path: 'products/{id}', allow: publicDocuments },
  { path: 'products/{id}/prices/{priceId}', allow: publicDocuments },
  { path: 'products/{id}/reviews/{reviewId}', allow: publicDocuments },
  { path: 'customers/{uid}', allow: { get: isOwner } },
  {
    path: 'customers/{uid}/checkout_sessions/{sessionId}',
    allow: { ...ownDocuments, create: allOf(isOwner, isCheckout, mayOpenCheckout) },
  },
  {
    path: 'customers/{uid}/limits/checkout',
    allow: {
      get: isOwner,
      create: allOf(isOwner, hasProfile, isCheckoutLimit),
      update: allOf(isOwner, isCheckoutLimit),
    },
  },
  {
    path: 'customers/{uid}/limits/playlists',
    allow: {
      get: isOwner,
      create: allOf(isOwner, isPlaylistCount),
      update: allOf(isOwner, isPlaylistCount),
    },
  },
  { path: 'customers/{uid}/subscriptions/{id}', allow: ownDocuments },
  { path: 'customers/{uid}/payments/{id}', allow: ownDocuments },
  {
    path: 'orders/{id}',
    allow: {
      get: isOwnOrder,
      list: allOf(isOwnOrder, hasLimit),
      create: allOf(isNewOrder, mayPlaceOrder),
    },
  },
  { path: 'orderStatus/{number}', allow: { get: isAnyone } },
];
