import '../../i18n/en/orders.messages.json';

import type { OrderDetails, OrderRow, PaymentProblem } from '@gschool/admin/contract';
import { formatMoney } from '@gschool/domain';

import type { MessageId, Translate } from '../../i18n/useT';

type PaymentResult = OrderRow['payment'];

const labels: Readonly<Record<PaymentResult, MessageId>> = {
  none: 'payment.none',
  paid: 'payment.paid',
  mismatch: 'payment.mismatch',
  'paid-twice': 'payment.paid-twice',
  'refund-due': 'payment.refund-due',
};

const sentences: Readonly<Record<PaymentResult, MessageId>> = {
  none: 'order.check.none',
  paid: 'order.check.paid',
  mismatch: 'order.check.mismatch',
  'paid-twice': 'order.check.paid-twice',
  'refund-due': 'order.check.refund-due',
};

/** The values of the filter, in order. */
export const paymentValues = Object.keys(labels) as readonly PaymentResult[];

export const paymentTones = {
  none: 'neutral',
  paid: 'success',
  mismatch: 'danger',
  'paid-twice': 'danger',
  'refund-due': 'warning',
} as const satisfies Readonly<Record<PaymentResult, string>>;

export const paymentLabel = (result: PaymentResult, t: Translate): string => t(labels[result]);

/** The result of checking the payments of an order, as a sentence. */
export const describePaymentResult = (result: PaymentResult, t: Translate): string =>
  t(sentences[result]);

type Speed = 'standard' | 'express';

/** Whether a line is the shipping of the order. The function names the shipping in English. */
export const isShipping = (product: OrderDetails['products'][string] | undefined): boolean =>
  product?.name === 'Shipping' && (product.options === 'standard' || product.options === 'express');

/** The name of a line; its price id if the catalog no longer has it. */
export const getLineName = (
  priceId: string,
  products: OrderDetails['products'],
  t: Translate,
): string => {
  const product = Object.hasOwn(products, priceId) ? products[priceId] : undefined;
  if (product === undefined) return t('order.unknownProduct', { id: priceId });
  const { name, options } = product;
  if (isShipping(product))
    return t('order.shipping', { speed: t(`order.speed.${options as Speed}`) });
  return [name, options].filter(Boolean).join(', ');
};

/** What does not match between an order and its payments, as a sentence. */
export const describeProblem = (
  problem: PaymentProblem,
  products: OrderDetails['products'],
  t: Translate,
  locale: string,
): string => {
  const name = 'priceId' in problem ? getLineName(problem.priceId, products, t) : '';
  const format = (amount: number, currency: string) => formatMoney({ amount, currency }, locale);
  switch (problem.kind) {
    case 'line':
      return t('problem.line', { name, ordered: problem.ordered, paid: problem.paid });
    case 'amount':
      return t('problem.amount', {
        ordered: format(problem.ordered, problem.currency),
        received: format(problem.received, problem.currency),
      });
    case 'notPaid':
    case 'noShipping':
    case 'duplicateShipping':
      return t(`problem.${problem.kind}`);
    default:
      return t(`problem.${problem.kind}`, { name });
  }
};

/** The page of a payment in Stripe. */
export const getStripeUrl = ({ id, isTest }: { id: string; isTest: boolean }): string =>
  `https://dashboard.stripe.com/${isTest ? 'test/' : ''}payments/${encodeURIComponent(id)}`;
