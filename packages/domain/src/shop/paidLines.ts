import type { OrderedLine } from './order';

/** A line of a payment as the payment provider reports it. */
export interface PaidLine {
  priceId: string;
  quantity: number;
}

const sumQuantities = (lines: readonly PaidLine[]): ReadonlyMap<string, number> => {
  const sums = new Map<string, number>();
  for (const { priceId, quantity } of lines) {
    sums.set(priceId, (sums.get(priceId) ?? 0) + quantity);
  }
  return sums;
};

/** The differences between the lines of an order and of its payment; empty if they match. */
export const findPaymentDifferences = (
  ordered: readonly OrderedLine[],
  paid: readonly PaidLine[],
): readonly { priceId: string; ordered: number; paid: number }[] => {
  const wanted = sumQuantities(ordered);
  const got = sumQuantities(paid);
  return [...new Set([...wanted.keys(), ...got.keys()])]
    .map((priceId) => ({
      priceId,
      ordered: wanted.get(priceId) ?? 0,
      paid: got.get(priceId) ?? 0,
    }))
    .filter((line) => line.ordered !== line.paid);
};
