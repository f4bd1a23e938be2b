import { timestamp, type Fields, type Tagged, type Value } from '../firestore/value';

/** How the card of a demo customer behaves when it is charged again. */
export type Card = 'good' | 'failsLater';

/** What a subscription's document is made from. Instants in epoch milliseconds. */
export interface SubscriptionFacts {
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

/** `customers/{uid}/subscriptions/{id}` in the shape of the payment extension. */
export function subscriptionFields(facts: SubscriptionFacts, projectId: string): Fields {
  const product = reference(projectId, `products/${facts.planId}`);
  const price = reference(projectId, `products/${facts.planId}/prices/${facts.priceId}`);
  return {
    status: facts.status,
    role: 'member',
    product,
    price,
    prices: [price],
    quantity: 1,
    cancel_at_period_end: facts.endsWithPeriod ?? false,
    cancel_at: null,
    canceled_at: facts.endsWithPeriod || facts.endedAt ? at(facts.periodStartsAt) : null,
    created: at(facts.createdAt),
    current_period_start: at(facts.periodStartsAt),
    current_period_end: at(facts.periodEndsAt),
    ended_at: at(facts.endedAt),
    trial_start: null,
    trial_end: null,
    metadata: { card: facts.card ?? 'good' },
  };
}

/** `customers/{uid}/payments/{id}` of a charge. */
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

const millisOf = (value: Value | undefined): number | undefined => {
  if (typeof value !== 'object' || value === null || !('value' in value)) return undefined;
  const millis = Date.parse(String(value.value));
  return Number.isFinite(millis) ? millis : undefined;
};

const lastPart = (value: Value | undefined): string =>
  typeof value === 'object' && value !== null && 'value' in value
    ? (String(value.value).split('/').at(-1) ?? '')
    : '';

/** Reads a document of `subscriptionFields` back. */
export function subscriptionFacts(fields: Fields): SubscriptionFacts {
  const { metadata } = fields;
  const endedAt = millisOf(fields.ended_at);
  const card = (metadata as Fields | undefined)?.card === 'failsLater' ? 'failsLater' : 'good';
  return {
    planId: lastPart(fields.product),
    priceId: lastPart(fields.price),
    status: String(fields.status),
    createdAt: millisOf(fields.created) ?? 0,
    periodStartsAt: millisOf(fields.current_period_start) ?? 0,
    periodEndsAt: millisOf(fields.current_period_end) ?? 0,
    endsWithPeriod: fields.cancel_at_period_end === true,
    ...(endedAt === undefined ? {} : { endedAt }),
    card,
  };
}
