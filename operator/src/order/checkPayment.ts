import {
  orderFaults,
  paymentDifferences,
  type OrderFault,
  type ShopCatalogue,
} from '@gschool/domain';

import type { StoredOrder, StoredPayment } from './service';

/** What is known about the payment of an order. */
export interface PaymentCheck {
  /** The payment that counts: one that succeeded, with the order's lines if there is such. */
  payment: StoredPayment | null;
  /** Empty where the order may be taken as paid. */
  errors: readonly string[];
}

const formatOrderError = (error: OrderFault): string => {
  switch (error.kind) {
    case 'notSold':
      return `${error.priceId} is no longer sold, or not at this price`;
    case 'noDelivery':
      return 'the order has no shipping';
    case 'deliveryTwice':
      return 'the order has more than one shipping option';
    case 'wrongDelivery':
      return `${error.priceId} is not a shipping option for these products and this country`;
  }
};

const differences = (order: StoredOrder, payment: StoredPayment): readonly string[] =>
  paymentDifferences(order.lines, payment.lines).map(
    ({ priceId, ordered, paid }) => `${priceId}: ${ordered} ordered, ${paid} paid`,
  );

/** Compares an order with what was paid for it and with the catalogue; the order itself is not trusted. */
export const checkPayment = (
  order: StoredOrder,
  payments: readonly StoredPayment[],
  catalogue: ShopCatalogue,
): PaymentCheck => {
  const succeeded = payments.filter(({ status }) => status === 'succeeded');
  const payment =
    succeeded.find((one) => differences(order, one).length === 0) ?? succeeded[0] ?? null;
  return {
    payment,
    errors: [
      ...(payment ? differences(order, payment) : ['no payment for this order has succeeded']),
      ...orderFaults(order, catalogue).map(formatOrderError),
    ],
  };
};
