import { orderStatusFields, type OrderStatusDocument } from '../documents/order';
import { createEmptyDocument } from '../documents/readDocument';

/** The status of an order that was only requested; `requestedAt` is an ISO timestamp. */
export const createRequestedStatus = (requestedAt: string): OrderStatusDocument => ({
  ...createEmptyDocument(orderStatusFields, ''),
  requestedAt,
});
