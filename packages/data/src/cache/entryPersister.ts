import { hasActiveClaim, isAppError, isUnreachable } from '@gschool/domain';
import type { Query, QueryClient, QueryPersister } from '@tanstack/react-query';

import { ANSWER_TIMEOUT_MS, COPY_GRACE_MS } from '../session/copyTimes';
import type { SessionState } from '../session/state';
import type { HitCounter } from './hitCounter';
import {
  decodeEntry,
  encodeEntry,
  isFresh,
  isUsableOffline,
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

/** What the persister of one page needs. */
export interface EntryPersisterOptions {
  client: QueryClient;
  /** Returns the current session state. */
  getSessionState: () => SessionState;
  stores: EntryStores;
  /** Local storage, which also stores the owner of the entries. */
  storage: () => Storage;
  counter: HitCounter;
  /** Epoch milliseconds. */
  now: () => number;
  /** Resolves when the page is idle, because writing a large entry takes time. */
  whenIdle: () => Promise<void>;
}

/**
 * How long a page waits for a store, in milliseconds. A store that hangs must not delay the
 * server's data.
 */
export const READ_TIMEOUT_MS = 1500;

const withTimeout = <T>(ms: number, promise: Promise<T>): Promise<T | undefined> =>
  Promise.race([
    promise,
    new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), ms)),
  ]);

/**
 * Creates the persister for all queries, which connects the in-memory query cache with the stores.
 * It answers a query from its entry and stores the server's data. It shows an expired entry only
 * until new data is read: right away if it expired recently; otherwise only when the server does
 * not respond (docs/product/caches.md#cached-data-offline).
 */
export const createEntryPersister = (options: EntryPersisterOptions): QueryPersister => {
  const { client, getSessionState, stores, storage, counter, now, whenIdle } = options;
  /** Queries whose next success comes from an entry, and the timestamp of that entry. */
  const restored = new WeakMap<Query, number>();
  let isPruned = false;

  const isOwnerPresent = ({ owner }: CachedQuery): boolean => {
    const state = getSessionState();
    return owner === EVERYONE || (state.status === 'signedIn' && state.user.uid === owner);
  };

  /**
   * The same condition as the access rules, so that a store shows nothing that the server would
   * refuse.
   */
  const isAllowed = ({ isForSubscribers }: CachedQuery): boolean => {
    const state = getSessionState();
    if (!isForSubscribers) return true;
    if (state.status !== 'signedIn' || !state.isSubscribed) return false;
    // Offline, the device's time can't be confirmed, and its clock may be wrong
    // (docs/product/offline.md#offline-start).
    const at = state.isFromCopy ? now() - COPY_GRACE_MS : now();
    return state.claims.role === 'admin' || hasActiveClaim(state.claims, at);
  };

  const findEntry = async (cached: CachedQuery): Promise<CacheEntry | null> => {
    if (!isOwnerPresent(cached) || !isAllowed(cached)) return null;
    if (cached.owner !== EVERYONE && readCacheOwner(storage) !== cached.owner) return null;
    const found = await tryOperation('looking up an answer', () =>
      withTimeout(READ_TIMEOUT_MS, stores[cached.store].get(cached.key)),
    );
    const entry = found.ok ? decodeEntry(found.value) : null;
    // The member may have signed out in the meantime.
    return entry && isUsableOffline(entry, now()) && isOwnerPresent(cached) ? entry : null;
  };

  const isOffline = (): boolean =>
    globalThis.navigator?.onLine === false || getSessionState().isFromCopy === true;

  /**
   * Shows an entry while the query is still running, unless newer data was loaded in the meantime.
   */
  const showEntry = (query: Query, cached: CachedQuery, entry: CacheEntry): void => {
    if (query.state.data !== undefined || !isOwnerPresent(cached) || !isAllowed(cached)) return;
    restored.set(query, entry.timestamp);
    query.setData(entry.data, { updatedAt: entry.timestamp, manual: true });
  };

  /** Removes entries that can no longer be shown. Runs once per page. */
  const prune = async (): Promise<void> => {
    if (isPruned) return;
    isPruned = true;
    for (const [key, text] of await stores.large.list(ENTRY_PREFIX)) {
      const header = readEntryHeader(text);
      if (!header || !isUsableOffline(header, now())) await stores.large.remove(key);
    }
  };

  let ownershipChange: { uid: string; done: Promise<boolean> } | null = null;

  /**
   * Makes the member the owner of the stores: removes the entries of another owner and entries
   * without an owner. Concurrent calls share the result.
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
    // Data that a member can change is written right away. Otherwise a page that is reloaded would
    // show the old entry as fresh.
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
    // A sign-out or the end of the page has cleared the cache in the meantime.
    const isCleared = client.getQueryCache().get(query.queryHash) !== query;
    if (isCleared || data === undefined || !isOwnerPresent(cached)) return;
    const text = encodeEntry({ data, timestamp, forceRefresh: false });
    await writeEntry(stores[cached.store], cached.key, text);
    if (cached.store === 'large') await tryOperation('pruning', prune);
  };

  client.getQueryCache().subscribe((event) => {
    const { query } = event;
    const cached = toCachedQuery(query.queryKey);
    if (!cached) return;
    // Answered from memory.
    if (event.type === 'observerAdded' && !query.isStaleByTime(lifetimes[cached.kind])) {
      counter.count(true);
    }
    if (event.type !== 'updated') return;
    if (event.action.type === 'success') {
      const timestamp = restored.get(query);
      if (timestamp === undefined) void storeEntry(cached, query);
      // The data is as old as its entry.
      else if (restored.delete(query)) query.setState({ dataUpdatedAt: timestamp });
    }
    // Data that the member may no longer read is removed from the page, too.
    if (event.action.type === 'error' && isAppError(event.action.error, 'forbidden')) {
      query.setState({ data: undefined, dataUpdatedAt: 0 });
      void tryOperation('forgetting a refused answer', () =>
        stores[cached.store].remove(cached.key),
      );
    }
  });

  return async (fetchData, context, query) => {
    const cached = toCachedQuery(query.queryKey);
    // A retry is not counted again.
    const isCounted = cached && query.state.fetchFailureCount === 0;
    const entry = cached && query.state.data === undefined ? await findEntry(cached) : null;
    const isHit = Boolean(entry && cached && isFresh(entry, lifetimes[cached.kind], now()));
    if (isCounted) counter.count(isHit);
    if (!cached || !entry || query.state.data !== undefined) return fetchData(context);
    if (isHit) {
      restored.set(query, entry.timestamp);
      return entry.data as never;
    }
    const show = () => showEntry(query, cached, entry);
    if (isUsableStale(entry, now()) || isOffline()) {
      show();
      return fetchData(context);
    }
    const timer = setTimeout(show, ANSWER_TIMEOUT_MS);
    try {
      return await fetchData(context);
    } catch (error) {
      if (isUnreachable(error)) show();
      throw error;
    } finally {
      clearTimeout(timer);
    }
  };
};
