import type { QueryKey } from '@tanstack/react-query';
import type { lifetimes } from './lifetimes';

/** A kind of data with a lifetime of its own (spec, section 9). */
export type CacheKind = keyof typeof lifetimes;

/** Where entries lie: `large` is IndexedDB, `small` is local storage (decisions, "Caches"). */
export type StoreName = 'large' | 'small';

/** How the answers of one query are kept. */
export interface CachePolicy {
  kind: CacheKind;
  store: StoreName;
  /** Open to active members alone: never shown from a store to anybody else. */
  isForSubscribers: boolean;
}

/** What belongs to nobody in particular has this in the place of a uid. */
export const EVERYONE = 'everyone';

/** Every key in a store begins with it. It holds the word that clear-all looks for (spec, section 9). */
export const ENTRY_PREFIX = 'gschool.cache/';

/**
 * The queries that are kept beyond the page, by the second part of their key. The
 * profile is not among them (it decides access), nor is the address of a film (it
 * is a bearer link): both are held in memory alone.
 */
const policies: Readonly<Record<string, CachePolicy>> = {
  catalogue: { kind: 'catalogue', store: 'large', isForSubscribers: true },
  class: { kind: 'video', store: 'large', isForSubscribers: true },
  // Positions and lists in one document: fresh as long as the shortest of what is in it.
  library: { kind: 'history', store: 'small', isForSubscribers: false },
  // As many pages as were looked at, which a member without a network looks at again.
  history: { kind: 'history', store: 'large', isForSubscribers: false },
  playlists: { kind: 'playlists', store: 'large', isForSubscribers: false },
  upcoming: { kind: 'unknown', store: 'small', isForSubscribers: false },
};

/** The kinds that something is kept of, each once: two queries may be of one kind. */
export const cachedKinds: readonly CacheKind[] = [
  ...new Set(Object.values(policies).map(({ kind }) => kind)),
];

/** A query whose answers are kept: how, whose they are, and under which key. */
export interface CachedQuery extends CachePolicy {
  /** A uid, or `EVERYONE`. */
  owner: string;
  key: string;
}

/** How a name's answers are kept; null for one that is not. */
export const getCachePolicy = (name: unknown): CachePolicy | null =>
  typeof name === 'string' && Object.hasOwn(policies, name) ? (policies[name] ?? null) : null;

/** What a query key (`[uid, name, …]`) means to the stores; null for a query that is not kept. */
export const toCachedQuery = (queryKey: QueryKey): CachedQuery | null => {
  const cached = getCachePolicy(queryKey[1]);
  const owner = queryKey[0];
  if (!cached || typeof owner !== 'string' || owner === '') return null;
  try {
    // Closed by a slash, so that no key is the beginning of another.
    const key = `${ENTRY_PREFIX}${queryKey.map((part) => encodeURIComponent(String(part))).join('/')}/`;
    return { ...cached, owner, key };
  } catch {
    // Half a surrogate pair has no encoding, and no document has such an id.
    return null;
  }
};

/** The parts of a stored key, as the query key had them; null for a key that is none of ours. */
export const parseEntryKey = (key: string): readonly string[] | null => {
  if (!key.startsWith(ENTRY_PREFIX) || !key.endsWith('/')) return null;
  try {
    return key.slice(ENTRY_PREFIX.length, -1).split('/').map(decodeURIComponent);
  } catch {
    return null;
  }
};

/** The kind of what lies under a stored key. */
export const getEntryKind = (key: string): CacheKind =>
  getCachePolicy(parseEntryKey(key)?.[1])?.kind ?? 'unknown';
