// The documents in Firestore (docs/product/security.md#documents). Times are ISO 8601 strings in
// UTC.

export type {
  CartDocument,
  CheckoutRequest,
  HistoryDocument,
  LibraryDocument,
  OrderDocument,
  OrderStatusDocument,
  PlaylistDocument,
  ReviewDocument,
  UserProfile as UserDocument,
} from '@gschool/domain';

export * from './paths';
export type * from './payment';
