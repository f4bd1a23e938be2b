import type { Interval } from '@gschool/domain';

import type { Fields } from '../firestore/value';
import type { Store } from '../store/store';

/** A Stripe price together with its product. */
export interface Offer {
  planId: string;
  priceId: string;
  name: string;
  description: string;
  /** Null for products that are not memberships. */
  role: string | null;
  amount: number;
  currency: string;
  /** Null for a one-time price. */
  interval: Interval | null;
  intervalCount: number;
}

const INTERVALS: readonly Interval[] = ['day', 'week', 'month', 'year'];

const textField = (fields: Fields, name: string): string =>
  typeof fields[name] === 'string' ? fields[name] : '';

function offerOf(planId: string, product: Fields, priceId: string, price: Fields): Offer {
  return {
    planId,
    priceId,
    name: textField(product, 'name'),
    description: textField(product, 'description'),
    role: textField(product, 'role') || null,
    amount: Number(price.unit_amount ?? 0),
    currency: textField(price, 'currency') || 'usd',
    interval: INTERVALS.find((known) => known === price.interval) ?? null,
    intervalCount: Math.max(1, Number(price.interval_count ?? 1)),
  };
}

/** All recurring prices for memberships. */
export function membershipOffers(store: Store): readonly Offer[] {
  return [...store.collection('', 'products')].flatMap(([path, { fields: product }]) => {
    const planId = path.split('/')[1] ?? '';
    return [...store.collection(path, 'prices')]
      .map(([at, { fields }]) => offerOf(planId, product, at.split('/').at(-1) ?? '', fields))
      .filter(({ role, interval }) => role !== null && interval !== null);
  });
}

/** Finds an active price by its id. */
export function findOffer(store: Store, priceId: string): Offer | undefined {
  for (const [path, { fields: product }] of store.collection('', 'products')) {
    const price = store.document(`${path}/prices/${priceId}`)?.fields;
    if (price?.active !== true || product.active !== true) continue;
    return offerOf(path.split('/')[1] ?? '', product, priceId, price);
  }
  return undefined;
}
