import { timestamp, type Fields, type Tagged, type Value } from '../firestore/value';

/** Whether charging the demo card at renewals works. */
export type Card = 'good' | 'failsLater';

/** The data of a subscription. Times are epoch milliseconds. */
export interface SubscriptionData {
  planId: string;
  priceId: string;
  status: string;
  createdAt: number;
  periodStartsAt: number;
  periodEndsAt: number;
  endsWithPeriod?: boolean;
  endedAt?: number;
  card?: Card;
}

const at = (millis: number | undefined): Value =>
  millis === undefined ? null : timestamp(new Date(millis).toISOString());

const reference = (projectId: string, path: string): Tagged => ({
  __type__: 'reference',
  value: `projects/${projectId}/databases/(default)/documents/${path}`,
});

/**
 * The fields of `customers/{uid}/subscriptions/{id}`, the way the payment extension writes them.
 */
export function subscriptionFields(data: SubscriptionData, projectId: string): Fields {
  const product = reference(projectId, `products/${data.planId}`);
  const price = reference(projectId, `products/${data.planId}/prices/${data.priceId}`);
  return {
    status: data.status,
    role: 'member',
    product,
    price,
    prices: [price],
    quantity: 1,
    cancel_at_period_end: data.endsWithPeriod ?? false,
    cancel_at: null,
    canceled_at: data.endsWithPeriod || data.endedAt ? at(data.periodStartsAt) : null,
    created: at(data.createdAt),
    current_period_start: at(data.periodStartsAt),
    current_period_end: at(data.periodEndsAt),
    ended_at: at(data.endedAt),
    trial_start: null,
    trial_end: null,
    metadata: { card: data.card ?? 'good' },
  };
}

/** The fields of `customers/{uid}/payments/{id}`. */
export const paymentFields = (
  amount: number,
  currency: string,
  createdAt: number,
  isPaid: boolean,
): Fields => ({
  status: isPaid ? 'succeeded' : 'requires_payment_method',
  amount,
  amount_received: isPaid ? amount : 0,
  currency,
  created: Math.floor(createdAt / 1000),
  last_payment_error: isPaid ? null : { message: 'Your card was declined.' },
  metadata: {},
});

const toMillis = (value: Value | undefined): number | undefined => {
  if (typeof value !== 'object' || value === null || !('value' in value)) return undefined;
  const millis = Date.parse(String(value.value));
  return Number.isFinite(millis) ? millis : undefined;
};

const lastSegment = (value: Value | undefined): string =>
  typeof value === 'object' && value !== null && 'value' in value
    ? (String(value.value).split('/').at(-1) ?? '')
    : '';

/** Parses the fields that `subscriptionFields` creates. */
export function parseSubscription(fields: Fields): SubscriptionData {
  const { metadata } = fields;
  const endedAt = toMillis(fields.ended_at);
  const card = (metadata as Fields | undefined)?.card === 'failsLater' ? 'failsLater' : 'good';
  return {
    planId: lastSegment(fields.product),
    priceId: lastSegment(fields.price),
    status: String(fields.status),
    createdAt: toMillis(fields.created) ?? 0,
    periodStartsAt: toMillis(fields.current_period_start) ?? 0,
    periodEndsAt: toMillis(fields.current_period_end) ?? 0,
    endsWithPeriod: fields.cancel_at_period_end === true,
    ...(endedAt === undefined ? {} : { endedAt }),
    card,
  };
}
