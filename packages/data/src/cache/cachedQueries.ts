import type { QueryKey } from '@tanstack/react-query';

import { cataloguePolicies } from '../entities/catalogue/catalogue';
import { eventPolicies } from '../entities/events/events';
import { libraryPolicies } from '../entities/library/library';
import type { CachePolicies, CachePolicy } from './cachePolicy';
import type { lifetimes } from './lifetimes';

/** A kind of data with its own lifetime (docs/product/caches.md#cache-lifetimes). */
export type CacheKind = keyof typeof lifetimes;

/** The owner of entries that belong to no member; takes the place of a uid. */
export const EVERYONE = 'everyone';

/**
 * The prefix of every key in a store. Clear-all finds keys by the word "cache" in this prefix
 * (docs/product/caches.md#clear-all).
 */
export const ENTRY_PREFIX = 'gschool.cache/';

/** The queries that are stored in the browser, by the second part of their key. */
const policies: CachePolicies<CacheKind> = {
  ...cataloguePolicies,
  ...libraryPolicies,
  ...eventPolicies,
};

/** All kinds that are stored. Each kind is listed once, although two queries may share it. */
export const cachedKinds: readonly CacheKind[] = [
  ...new Set(Object.values(policies).map(({ kind }) => kind)),
];

/** A query whose data is stored: how, for whom and under which key. */
export interface CachedQuery extends CachePolicy<CacheKind> {
  /** The owner: a uid, or `EVERYONE`. */
  owner: string;
  key: string;
}

/** The policy of a query name; null when its data is not stored. */
export const getCachePolicy = (name: unknown): CachePolicy<CacheKind> | null =>
  typeof name === 'string' && Object.hasOwn(policies, name) ? (policies[name] ?? null) : null;

/** The stored entry of a query key (`[uid, name, …]`); null for a query that is not stored. */
export const toCachedQuery = (queryKey: QueryKey): CachedQuery | null => {
  const cached = getCachePolicy(queryKey[1]);
  const owner = queryKey[0];
  if (!cached || typeof owner !== 'string' || owner === '') return null;
  try {
    // Ends with a slash, so that no key is a prefix of another.
    const key = `${ENTRY_PREFIX}${queryKey.map((part) => encodeURIComponent(String(part))).join('/')}/`;
    return { ...cached, owner, key };
  } catch {
    // An unpaired surrogate cannot be encoded, and no document has such an id.
    return null;
  }
};

/** The parts of the query key that a stored key was made from; null for any other key. */
export const parseEntryKey = (key: string): readonly string[] | null => {
  if (!key.startsWith(ENTRY_PREFIX) || !key.endsWith('/')) return null;
  try {
    return key.slice(ENTRY_PREFIX.length, -1).split('/').map(decodeURIComponent);
  } catch {
    return null;
  }
};

/** The kind of the entry under a stored key. */
export const getEntryKind = (key: string): CacheKind =>
  getCachePolicy(parseEntryKey(key)?.[1])?.kind ?? 'unknown';
