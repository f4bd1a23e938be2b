/** Cache hits and misses (docs/product/caches.md#cache-diagnostics). */
export interface HitRate {
  hits: number;
  misses: number;
  /** Hits and misses together. */
  total: number;
  /** Hits divided by total, 0 to 1; 0 without lookups. */
  rate: number;
}

export interface HitCounter {
  count(isHit: boolean): void;
  read(): HitRate;
  reset(): void;
}

/** Calculates the rate. */
export const toHitRate = (hits: number, misses: number): HitRate => {
  const total = hits + misses;
  return { hits, misses, total, rate: total === 0 ? 0 : hits / total };
};

/** Creates a counter that starts at zero. */
export const createHitCounter = (): HitCounter => {
  let hits = 0;
  let misses = 0;
  return {
    count: (isHit) => {
      if (isHit) hits += 1;
      else misses += 1;
    },
    read: () => toHitRate(hits, misses),
    reset: () => {
      hits = misses = 0;
    },
  };
};
