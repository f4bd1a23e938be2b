/** A minute in milliseconds, for lifetimes. */
export const MINUTE_MS = 60_000;

/** `large` is IndexedDB, `small` is local storage (docs/product/caches.md#cache-storage). */
export type StoreName = 'large' | 'small';

/** How the data of one query is stored. Its kind has a lifetime. */
export interface CachePolicy<Kind extends string> {
  kind: Kind;
  store: StoreName;
  /** Whether only subscribers may see the data. */
  isForSubscribers: boolean;
}

/** The policies of an entity, by the second part of the query key. */
export type CachePolicies<Kind extends string> = Readonly<Record<string, CachePolicy<Kind>>>;
