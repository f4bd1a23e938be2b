import type { Usage } from './usage';

/**
 * List prices of Firebase’s Blaze plan in US dollars, without taxes and discounts. The Firestore
 * prices are for the multi-region `nam5`, Standard edition. Copied on 23 November 2026 from stored
 * copies of these pages, because the live pages could not be opened. Check the current prices
 * before you rely on the totals: https://cloud.google.com/firestore/pricing,
 * https://firebase.google.com/pricing, https://cloud.google.com/identity-platform/pricing
 */
export const prices = {
  reads: { free: 50_000 * 30, tiers: [{ upTo: Infinity, price: 0.06 / 100_000 }] },
  writes: { free: 20_000 * 30, tiers: [{ upTo: Infinity, price: 0.18 / 100_000 }] },
  /** Per GiB to the internet in North America. */
  documentGiB: {
    free: 10,
    tiers: [
      { upTo: 1024, price: 0.12 },
      { upTo: 10 * 1024, price: 0.11 },
      { upTo: Infinity, price: 0.08 },
    ],
  },
  /** Per GB. 360 MB per day are free. */
  hostingGB: { free: 0.36 * 30, tiers: [{ upTo: Infinity, price: 0.15 }] },
  /** Per member who signs in or renews a token during the month. Calls are free. */
  activeMembers: {
    free: 50_000,
    tiers: [
      { upTo: 100_000, price: 0.0055 },
      { upTo: 1_000_000, price: 0.0046 },
      { upTo: Infinity, price: 0.0032 },
    ],
  },
} as const;

interface PriceList {
  free: number;
  tiers: readonly { upTo: number; price: number }[];
}

/**
 * The price of an amount. The free part belongs to the first tier, and each tier has its own price.
 */
export function getPrice(amount: number, { free, tiers }: PriceList): number {
  let sum = 0;
  let from = free;
  for (const { upTo, price } of tiers) {
    if (amount <= from) break;
    sum += (Math.min(amount, upTo) - from) * price;
    from = Math.max(from, upTo);
  }
  return sum;
}

/** The monthly cost of a design in US dollars, by item. */
export const getCosts = (usage: Usage, activeMembers: number) => ({
  reads: getPrice(usage.reads, prices.reads),
  writes: getPrice(usage.writes, prices.writes),
  'Firestore egress': getPrice(usage.documentBytes / 2 ** 30, prices.documentGiB),
  'hosting egress': getPrice(usage.hostingBytes / 1e9, prices.hostingGB),
  authentication: getPrice(activeMembers, prices.activeMembers),
});
