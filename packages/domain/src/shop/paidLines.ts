import type { Money } from '../money/money';
import type { OrderedLine } from '../documents/order';

/** A line of a payment, the way the payment provider reports it. */
export interface PaidLine {
  priceId: string;
  quantity: number;
}

/** A payment, the way the payment extension copied it. */
export interface ReportedPayment {
  /** At most `MAX_REPORTED_LINES` lines, even if more were paid. */
  lines: readonly PaidLine[];
  /** The amount that the payment provider received. */
  received: Money;
}

/** A difference between an order and its payment. */
export type PaymentDifference =
  | { kind: 'line'; priceId: string; ordered: number; paid: number }
  /** In the payment's currency, the catalog has no price for a line. */
  | { kind: 'unknownPrice'; priceId: string; currency: string }
  | { kind: 'amount'; ordered: Money; received: Money };

/**
 * The maximum number of reported lines: the payment extension requests the lines of a checkout
 * without setting a limit, and Stripe returns ten.
 */
export const MAX_REPORTED_LINES = 10;

const sumQuantities = (lines: readonly PaidLine[]): ReadonlyMap<string, number> => {
  const sums = new Map<string, number>();
  for (const { priceId, quantity } of lines) {
    sums.set(priceId, (sums.get(priceId) ?? 0) + quantity);
  }
  return sums;
};

const compareLines = (
  ordered: readonly PaidLine[],
  paid: readonly PaidLine[],
): readonly PaymentDifference[] => {
  const wanted = sumQuantities(ordered);
  const got = sumQuantities(paid);
  return [...new Set([...wanted.keys(), ...got.keys()])]
    .map((priceId) => ({
      kind: 'line' as const,
      priceId,
      ordered: wanted.get(priceId) ?? 0,
      paid: got.get(priceId) ?? 0,
    }))
    .filter((line) => line.ordered !== line.paid);
};

/** The paid lines that match no line of the order. Each line of the order can match only once. */
const findUnorderedLines = (
  ordered: readonly OrderedLine[],
  paid: readonly PaidLine[],
): readonly PaymentDifference[] => {
  const unmatched = [...ordered];
  const wanted = sumQuantities(ordered);
  return paid.flatMap(({ priceId, quantity }) => {
    const at = unmatched.findIndex(
      (line) => line.priceId === priceId && line.quantity === quantity,
    );
    if (at >= 0) unmatched.splice(at, 1);
    return at >= 0
      ? []
      : [{ kind: 'line' as const, priceId, ordered: wanted.get(priceId) ?? 0, paid: quantity }];
  });
};

const compareAmounts = (
  ordered: readonly OrderedLine[],
  received: Money,
  findPrice: (priceId: string) => Money | null,
): readonly PaymentDifference[] => {
  const currency = received.currency.toLowerCase();
  const findAmount = (priceId: string): number | null => {
    const price = findPrice(priceId);
    return price?.currency.toLowerCase() === currency ? price.amount : null;
  };
  const unknown = ordered.filter(({ priceId }) => findAmount(priceId) === null);
  if (unknown.length > 0)
    return unknown.map(({ priceId }) => ({ kind: 'unknownPrice', priceId, currency }));
  const amount = ordered.reduce(
    (sum, { priceId, quantity }) => sum + (findAmount(priceId) ?? 0) * quantity,
    0,
  );
  return amount === received.amount
    ? []
    : [{ kind: 'amount', ordered: { amount, currency }, received }];
};

/**
 * The differences between the lines of an order and those of its payment; empty if they match. If a
 * payment reports only a part of its lines, each of them must be in the order, and the amount must
 * be the order's total.
 *
 * @param findPrice the price of one item in the catalog; null if it is unknown
 */
export const findPaymentDifferences = (
  ordered: readonly OrderedLine[],
  { lines, received }: ReportedPayment,
  findPrice: (priceId: string) => Money | null,
): readonly PaymentDifference[] => {
  const isCut = lines.length === MAX_REPORTED_LINES && ordered.length > MAX_REPORTED_LINES;
  if (!isCut) return compareLines(ordered, lines);
  return [...findUnorderedLines(ordered, lines), ...compareAmounts(ordered, received, findPrice)];
};
