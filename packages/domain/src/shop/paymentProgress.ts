/**
 * What the payment provider may report about the payments of an order, with the status that such a
 * payment has at Stripe. The payment that is furthest along comes first.
 *
 * - `received`: the payment succeeded
 * - `processing`: the customer has paid, and the money takes days to arrive. If the payment fails
 *   after that, the progress is `none` again.
 */
const statuses = { received: 'succeeded', processing: 'processing' } as const;

/** A payment that the payment provider has reported. It stops another payment page. */
export type ReportedProgress = keyof typeof statuses;

export type PaymentProgress = 'none' | ReportedProgress;

const reportedProgress = Object.keys(statuses) as readonly ReportedProgress[];

/** The progress of an order from the statuses of its payments. The payment that is furthest along decides. */
export const getPaymentProgress = (found: readonly unknown[]): PaymentProgress =>
  reportedProgress.find((progress) => found.includes(statuses[progress])) ?? 'none';
