import type { Interval } from '@gschool/domain';
import type { Fields } from '../firestore/value';
import type { Store } from '../store/store';

/** A price with the product that it belongs to, as the payment service knows them. */
export interface Offer {
  planId: string;
  priceId: string;
  name: string;
  description: string;
  /** Null for goods: nothing is opened by buying them. */
  role: string | null;
  amount: number;
  currency: string;
  /** Null where it is paid once. */
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

/** Every price of a membership. */
export function membershipOffers(store: Store): readonly Offer[] {
  return [...store.collection('', 'products')].flatMap(([path, { fields: product }]) => {
    const planId = path.split('/')[1] ?? '';
    return [...store.collection(path, 'prices')]
      .map(([at, { fields }]) => offerOf(planId, product, at.split('/').at(-1) ?? '', fields))
      .filter(({ role, interval }) => role !== null && interval !== null);
  });
}

/** Looks a price up; undefined when it does not exist or is not sold any more. */
export function findOffer(store: Store, priceId: string): Offer | undefined {
  for (const [path, { fields: product }] of store.collection('', 'products')) {
    const price = store.document(`${path}/prices/${priceId}`)?.fields;
    if (price?.active !== true || product.active !== true) continue;
    return offerOf(path.split('/')[1] ?? '', product, priceId, price);
  }
  return undefined;
}
