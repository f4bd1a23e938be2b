// The documents in Firestore (docs/product/security.md#documents). Times are ISO 8601 strings in
// UTC.

export type {
  CartDocument,
  CheckoutRequest,
  HistoryDocument,
  LibraryDocument,
  OrderDocument,
  PlaylistDocument,
  ReviewDocument,
  UserProfile as UserDocument,
} from '@gschool/domain';

export type * from './order';
export * from './paths';
export type * from './payment';
