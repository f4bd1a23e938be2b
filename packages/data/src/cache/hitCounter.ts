/** The figures of section 9. */
export interface HitRate {
  hits: number;
  misses: number;
  /** Lookups: hits and misses. */
  total: number;
  /** Hits per lookup, 0 to 1; 0 while there was none. */
  rate: number;
}

/** Counts lookups. */
export interface HitCounter {
  count(isHit: boolean): void;
  read(): HitRate;
  reset(): void;
}

/** The figures of so many hits and misses. */
export const toHitRate = (hits: number, misses: number): HitRate => {
  const total = hits + misses;
  return { hits, misses, total, rate: total === 0 ? 0 : hits / total };
};

/** Counts since the page was loaded. */
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
