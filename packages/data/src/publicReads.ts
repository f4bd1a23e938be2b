import type { PublicEventRepository } from './entities/events/eventRepository';
import type { PublicPaymentRepository } from './entities/payments/paymentRepository';
import type { PublicShopRepository } from './entities/shop/shopRepository';

/**
 * What everyone may read, also without an account. Each method loads its code on demand. A
 * `Backend` offers the same.
 */
export interface PublicReads {
  events(): Promise<PublicEventRepository>;
  shop(): Promise<PublicShopRepository>;
  payments(): Promise<PublicPaymentRepository>;
}
