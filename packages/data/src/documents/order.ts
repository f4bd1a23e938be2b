/**
 * `orderStatus/{number}`: readable by anyone who has the number (128 random bits). Contains only
 * the state and times. Each time is an ISO string in UTC, or null until the event happens.
 */
export interface OrderStatusDocument {
  state: 'requested' | 'paid' | 'sent' | 'delivered' | 'cancelled';
  requestedAt: string;
  paidAt: string | null;
  sentAt: string | null;
  deliveredAt: string | null;
  cancelledAt: string | null;
}
