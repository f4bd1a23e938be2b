import {
  AppError,
  invalidDocument,
  type Interval,
  type MembershipPlan,
  type PlanPrice,
  type Subscription,
} from '@gschool/domain';

import type { CheckoutStatus } from '../entities/payments/paymentRepository';
import type { OrderCheckout } from '../entities/shop/orderCheckouts';
import { getMetadataLines, getMetadata, getMetadataTexts, objectOrEmpty } from './metadata';
import { asFields, field, requiredText, text, bool, type Fields } from './read';

const INTERVALS: readonly Interval[] = ['day', 'week', 'month', 'year'];

/** A safe integer of at least `least`, or the fallback. */
const wholeNumber = (value: unknown, least: number, fallback: number): number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= least ? value : fallback;

/** A recurring price of `products/{id}/prices/{id}`; null for any other. Throws `AppError`. */
export const toPrice = (data: unknown, id: string): PlanPrice | null => {
  const where = `prices/${id}`;
  const fields = asFields(data, where);
  const recurring = objectOrEmpty(fields, 'recurring');
  const interval = INTERVALS.find(
    (known) => known === (field(fields, 'interval') ?? field(recurring, 'interval')),
  );
  if (!bool(fields, 'active') || interval === undefined) return null;
  const amount = wholeNumber(field(fields, 'unit_amount'), 0, -1);
  const currency = text(fields, 'currency');
  // `Intl` throws for an invalid currency, and one invalid price must not break the page.
  if (amount < 0 || !/^[a-z]{3}$/i.test(currency)) throw invalidDocument(where);
  const count = field(fields, 'interval_count') ?? field(recurring, 'interval_count');
  const trial = field(fields, 'trial_period_days') ?? field(recurring, 'trial_period_days');
  return {
    id,
    money: { amount, currency },
    interval,
    intervalCount: wholeNumber(count, 1, 1),
    trialDays: wholeNumber(trial, 0, 0),
  };
};

/** `products/{id}` with its prices. Throws `AppError`. */
export const toPlan = (data: unknown, id: string, prices: readonly PlanPrice[]): MembershipPlan => {
  const where = `products/${id}`;
  const fields = asFields(data, where);
  const metadata = getMetadata(fields);
  return {
    id,
    name: requiredText(fields, 'name', where),
    description: text(fields, 'description'),
    includes: getMetadataLines(metadata, 'includes'),
    ...getMetadataTexts(metadata, 'includes'),
    isRecommended: text(metadata, 'recommended') === 'true',
    order: wholeNumber(Number(text(metadata, 'order') || Number.NaN), 0, Number.MAX_SAFE_INTEGER),
    prices,
  };
};

const millisOrNull = (fields: Fields, key: string): number | null => {
  const value = field(fields, key);
  const millis =
    typeof value === 'object' && value !== null && 'toMillis' in value
      ? Number((value as { toMillis(): unknown }).toMillis())
      : Number.NaN;
  return Number.isFinite(millis) ? millis : null;
};

const referenceOrNull = (fields: Fields, key: string): string | null => {
  const value = field(fields, key);
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : null;
  return typeof id === 'string' && id !== '' ? id : null;
};

/** `customers/{uid}/subscriptions/{id}`. Throws `AppError`. */
export const toSubscription = (data: unknown, id: string): Subscription => {
  const fields = asFields(data, `subscriptions/${id}`);
  return {
    id,
    status: text(fields, 'status'),
    planId: referenceOrNull(fields, 'product'),
    priceId: referenceOrNull(fields, 'price'),
    createdAt: millisOrNull(fields, 'created'),
    periodEndsAt: millisOrNull(fields, 'current_period_end'),
    trialEndsAt: millisOrNull(fields, 'trial_end'),
    endsWithPeriod: bool(fields, 'cancel_at_period_end'),
    cancelsAt: millisOrNull(fields, 'cancel_at'),
    endedAt: millisOrNull(fields, 'ended_at'),
  };
};

/** True for http(s) URLs, which cannot run a script. */
const isWebAddress = (url: string): boolean =>
  URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);

/**
 * Converts `customers/{uid}/checkout_sessions/{id}`; `data` is null when it does not exist. Throws
 * `AppError`.
 */
export const toCheckoutStatus = (data: unknown, id: string): CheckoutStatus => {
  if (data === null || data === undefined) return { state: 'missing' };
  const where = `checkout_sessions/${id}`;
  const fields = asFields(data, where);
  if (field(fields, 'error') !== undefined && field(fields, 'error') !== null) {
    return { state: 'refused', message: text(objectOrEmpty(fields, 'error'), 'message') };
  }
  const url = text(fields, 'url');
  if (url === '') return { state: 'waiting' };
  if (!isWebAddress(url)) throw invalidDocument(`${where}.url`);
  return { state: 'ready', url };
};

/** The checkout of an order, `customers/{uid}/checkout_sessions/{id}`. Throws `AppError`. */
export const toOrderCheckout = (data: unknown, id: string): OrderCheckout => ({
  id,
  status: toCheckoutStatus(data, id),
  createdAt: millisOrNull(asFields(data, `checkout_sessions/${id}`), 'created'),
});

/** Converts documents; invalid ones are left out with a warning. */
export const mapDocuments = <T>(
  documents: readonly { id: string; data(): unknown }[],
  map: (data: unknown, id: string) => T | null,
): readonly T[] =>
  documents.flatMap((document) => {
    try {
      const mapped = map(document.data(), document.id);
      return mapped === null ? [] : [mapped];
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      console.warn(`Left out: ${error.message}`);
      return [];
    }
  });
