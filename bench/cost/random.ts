/** A generator that returns the same random numbers for the same seed. */
export interface Random {
  /** From 0 (inclusive) to 1 (exclusive). */
  next(): number;
  /** True with this probability. */
  chance(probability: number): boolean;
  /** The number of events that happen independently, with this mean. */
  poisson(mean: number): number;
  /** A positive number with this median; `sigma` is the standard deviation of its logarithm. */
  logNormal(median: number, sigma: number): number;
  /** One of the entries, by their weights. */
  pick<Entry extends { weight: number }>(entries: readonly Entry[]): Entry;
}

/** Creates a generator (mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    chance: (probability) => next() < probability,
    poisson: (mean) => {
      // Knuth: multiplies uniform numbers until the product is too small.
      const limit = Math.exp(-mean);
      let count = 0;
      for (let product = next(); product > limit; product *= next()) count += 1;
      return count;
    },
    logNormal: (median, sigma) => {
      const normal = Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
      return median * Math.exp(sigma * normal);
    },
    pick: (entries) => {
      const total = entries.reduce((sum, { weight }) => sum + weight, 0);
      let left = next() * total;
      for (const entry of entries) {
        left -= entry.weight;
        if (left < 0) return entry;
      }
      return entries[entries.length - 1]!;
    },
  };
}
