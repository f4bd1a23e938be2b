import { hasActiveClaim, isAppError } from '@gschool/domain';
import type { Query, QueryClient, QueryPersister } from '@tanstack/react-query';
import type { SessionState } from '../session/state';
import type { HitCounter } from './hitCounter';
import {
  decodeEntry,
  encodeEntry,
  isFresh,
  isUsableStale,
  readEntryHeader,
  type CacheEntry,
} from './entry';
import { clearEntries } from './clearEntries';
import { EVERYONE, toCachedQuery, ENTRY_PREFIX, type CachedQuery } from './cachedQueries';
import { lifetimes } from './lifetimes';
import { tryOperation } from './tryOperation';
import { readCacheOwner, CACHE_OWNER_KEY } from './cacheOwner';
import type { EntryStores } from './store';
import { writeEntry } from './writeEntry';

/** What the entries of one page stand on. */
export interface EntryPersisterOptions {
  client: QueryClient;
  /** Who is here now. */
  getSessionState: () => SessionState;
  stores: EntryStores;
  /** Local storage, which also notes whose the entries are. */
  storage: () => Storage;
  counter: HitCounter;
  /** Epoch milliseconds. */
  now: () => number;
  /** Resolves when the page has a moment: a large entry takes its time to write. */
  whenIdle: () => Promise<void>;
}

/** Milliseconds that a page waits for a store. One that hangs must not hold up what the server can answer. */
export const READ_TIMEOUT_MS = 1500;

const withTimeout = <T>(ms: number, promise: Promise<T>): Promise<T | undefined> =>
  Promise.race([
    promise,
    new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), ms)),
  ]);

/**
 * Stands between the query cache, which holds everything in memory, and the
 * stores: answers a query from its entry, keeps what the server answered, and
 * shows an expired entry only until its successor is here. Returns the
 * persister of all queries.
 */
export const createEntryPersister = (options: EntryPersisterOptions): QueryPersister => {
  const { client, getSessionState, stores, storage, counter, now, whenIdle } = options;
  /** Queries whose next success comes from an entry, and how old that is. */
  const restored = new WeakMap<Query, number>();
  let isPruned = false;

  const isOwnerPresent = ({ owner }: CachedQuery): boolean => {
    const state = getSessionState();
    return owner === EVERYONE || (state.status === 'signedIn' && state.user.uid === owner);
  };

  /** The access rules' own words, so that a store shows nothing that the server would refuse. */
  const isAllowed = ({ isForSubscribers }: CachedQuery): boolean => {
    const state = getSessionState();
    if (!isForSubscribers) return true;
    if (state.status !== 'signedIn' || !state.isSubscribed) return false;
    return state.claims.role === 'admin' || hasActiveClaim(state.claims, now());
  };

  const findEntry = async (cached: CachedQuery): Promise<CacheEntry | null> => {
    if (!isOwnerPresent(cached) || !isAllowed(cached)) return null;
    if (cached.owner !== EVERYONE && readCacheOwner(storage) !== cached.owner) return null;
    const found = await tryOperation('looking up an answer', () =>
      withTimeout(READ_TIMEOUT_MS, stores[cached.store].get(cached.key)),
    );
    const entry = found.ok ? decodeEntry(found.value) : null;
    // The member may have left while the store was asked.
    return entry && isUsableStale(entry, now()) && isOwnerPresent(cached) ? entry : null;
  };

  /** Drops what cannot be shown any more; once a page is enough. */
  const prune = async (): Promise<void> => {
    if (isPruned) return;
    isPruned = true;
    for (const [key, text] of await stores.large.list(ENTRY_PREFIX)) {
      const header = readEntryHeader(text);
      if (!header || !isUsableStale(header, now())) await stores.large.remove(key);
    }
  };

  let ownershipChange: { uid: string; done: Promise<boolean> } | null = null;

  /**
   * Makes the stores the member's own: what another left there goes first, and
   * what nobody is noted for. Two answers at once share it.
   */
  const takeOwnership = (uid: string): Promise<boolean> => {
    if (ownershipChange?.uid === uid) return ownershipChange.done;
    const replaceOwner = async (): Promise<boolean> => {
      const isCleared = (await clearEntries(stores, storage)).ok;
      if (!isCleared && readCacheOwner(storage) !== null) return false;
      return (
        await tryOperation('noting the owner', async () => storage().setItem(CACHE_OWNER_KEY, uid))
      ).ok;
    };
    ownershipChange = { uid, done: replaceOwner().finally(() => (ownershipChange = null)) };
    return ownershipChange.done;
  };

  const storeEntry = async (cached: CachedQuery, query: Query): Promise<void> => {
    // What a member can change is written at once: a page that is loaded again before that
    // would show the entry from before the change for as long as it counts as fresh.
    if (cached.store === 'large' && cached.isForSubscribers) await whenIdle();
    const hasOwner = cached.owner !== EVERYONE;
    if (
      hasOwner &&
      isOwnerPresent(cached) &&
      readCacheOwner(storage) !== cached.owner &&
      !(await takeOwnership(cached.owner))
    ) {
      return;
    }
    const { data, dataUpdatedAt: timestamp } = query.state;
    if (data === undefined || !isOwnerPresent(cached)) return;
    const text = encodeEntry({ data, timestamp, forceRefresh: false });
    await writeEntry(stores[cached.store], cached.key, text);
    if (cached.store === 'large') await tryOperation('pruning', prune);
  };

  client.getQueryCache().subscribe((event) => {
    const { query } = event;
    const cached = toCachedQuery(query.queryKey);
    if (!cached) return;
    // Answered out of memory.
    if (event.type === 'observerAdded' && !query.isStaleByTime(lifetimes[cached.kind])) {
      counter.count(true);
    }
    if (event.type !== 'updated') return;
    if (event.action.type === 'success') {
      const timestamp = restored.get(query);
      if (timestamp === undefined) void storeEntry(cached, query);
      // It is as old as its entry, not as the moment in which it was found.
      else if (restored.delete(query)) query.setState({ dataUpdatedAt: timestamp });
    }
    // Whoever may not read it any more does not go on seeing it.
    if (event.action.type === 'error' && isAppError(event.action.error, 'forbidden')) {
      query.setState({ data: undefined, dataUpdatedAt: 0 });
      void tryOperation('forgetting a refused answer', () =>
        stores[cached.store].remove(cached.key),
      );
    }
  });

  return async (fetchData, context, query) => {
    const cached = toCachedQuery(query.queryKey);
    // A second attempt, after a failure, looks up nothing new.
    const isCounted = cached && query.state.fetchFailureCount === 0;
    const entry = cached && query.state.data === undefined ? await findEntry(cached) : null;
    const isHit = Boolean(entry && cached && isFresh(entry, lifetimes[cached.kind], now()));
    if (isCounted) counter.count(isHit);
    // Something newer may have come while the store was asked.
    if (entry && query.state.data === undefined) {
      restored.set(query, entry.timestamp);
      if (isHit) return entry.data as never;
      query.setData(entry.data, { updatedAt: entry.timestamp, manual: true });
    }
    return fetchData(context);
  };
};
