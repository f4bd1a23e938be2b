import { hasActiveClaim, isAppError } from '@gschool/domain';
import type { Query, QueryClient, QueryPersister } from '@tanstack/react-query';
import type { SessionState } from '../session/state';
import type { Counter } from './counter';
import { decodeEntry, encodeEntry, isFresh, isShowable, readHead, type CacheEntry } from './entry';
import { forget } from './forget';
import { EVERYONE, keptQuery, PREFIX, type KeptQuery } from './kept';
import { lifetimes } from './lifetimes';
import { attempt } from './outcome';
import { keptFor, OWNER_KEY } from './owner';
import type { EntryStores } from './store';
import { writeEntry } from './writeEntry';

/** What the entries of one page stand on. */
export interface EntryCacheOptions {
  client: QueryClient;
  /** Who is here now. */
  member: () => SessionState;
  stores: EntryStores;
  /** Local storage, which also notes whose the entries are. */
  storage: () => Storage;
  counter: Counter;
  /** Epoch milliseconds. */
  now: () => number;
  /** Resolves when the page has a moment: a large entry takes its time to write. */
  idle: () => Promise<void>;
}

/** Milliseconds that a page waits for a store. One that hangs must not hold up what the server can answer. */
export const READ_WITHIN = 1500;

const within = <T>(ms: number, reading: Promise<T>): Promise<T | undefined> =>
  Promise.race([
    reading,
    new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), ms)),
  ]);

/**
 * Stands between the query cache, which holds everything in memory, and the
 * stores: answers a query from its entry, keeps what the server answered, and
 * shows an expired entry only until its successor is here. Returns the
 * persister of all queries.
 */
export const createEntryCache = (options: EntryCacheOptions): QueryPersister => {
  const { client, member, stores, storage, counter, now, idle } = options;
  /** Queries whose next success comes from an entry, and how old that is. */
  const restored = new WeakMap<Query, number>();
  let isPruned = false;

  const isHere = ({ owner }: KeptQuery): boolean => {
    const state = member();
    return owner === EVERYONE || (state.status === 'signedIn' && state.user.uid === owner);
  };

  /** The access rules' own words, so that a store shows nothing that the server would refuse. */
  const isOpen = ({ isPaid }: KeptQuery): boolean => {
    const state = member();
    if (!isPaid) return true;
    if (state.status !== 'signedIn' || !state.isSubscribed) return false;
    return state.claims.role === 'admin' || hasActiveClaim(state.claims, now());
  };

  const find = async (kept: KeptQuery): Promise<CacheEntry | null> => {
    if (!isHere(kept) || !isOpen(kept)) return null;
    if (kept.owner !== EVERYONE && keptFor(storage) !== kept.owner) return null;
    const found = await attempt('looking up an answer', () =>
      within(READ_WITHIN, stores[kept.store].get(kept.key)),
    );
    const entry = found.ok ? decodeEntry(found.value) : null;
    // The member may have left while the store was asked.
    return entry && isShowable(entry, now()) && isHere(kept) ? entry : null;
  };

  /** Drops what cannot be shown any more; once a page is enough. */
  const prune = async (): Promise<void> => {
    if (isPruned) return;
    isPruned = true;
    for (const [key, text] of await stores.large.list(PREFIX)) {
      const head = readHead(text);
      if (!head || !isShowable(head, now())) await stores.large.remove(key);
    }
  };

  let owning: { uid: string; done: Promise<boolean> } | null = null;

  /**
   * Makes the stores the member's own: what another left there goes first, and
   * what nobody is noted for. Two answers at once share it.
   */
  const own = (uid: string): Promise<boolean> => {
    if (owning?.uid === uid) return owning.done;
    const take = async (): Promise<boolean> => {
      const isForgotten = (await forget(stores, storage)).ok;
      if (!isForgotten && keptFor(storage) !== null) return false;
      return (await attempt('noting the owner', async () => storage().setItem(OWNER_KEY, uid))).ok;
    };
    owning = { uid, done: take().finally(() => (owning = null)) };
    return owning.done;
  };

  const keep = async (kept: KeptQuery, query: Query): Promise<void> => {
    // What a member can change is written at once: a page that is loaded again before that
    // would show the entry from before the change for as long as it counts as fresh.
    if (kept.store === 'large' && kept.isPaid) await idle();
    const isMembers = kept.owner !== EVERYONE;
    if (isMembers && isHere(kept) && keptFor(storage) !== kept.owner && !(await own(kept.owner))) {
      return;
    }
    const { data, dataUpdatedAt: timestamp } = query.state;
    if (data === undefined || !isHere(kept)) return;
    const text = encodeEntry({ data, timestamp, forceRefresh: false });
    await writeEntry(stores[kept.store], kept.key, text);
    if (kept.store === 'large') await attempt('pruning', prune);
  };

  client.getQueryCache().subscribe((event) => {
    const { query } = event;
    const kept = keptQuery(query.queryKey);
    if (!kept) return;
    // Answered out of memory.
    if (event.type === 'observerAdded' && !query.isStaleByTime(lifetimes[kept.kind])) {
      counter.count(true);
    }
    if (event.type !== 'updated') return;
    if (event.action.type === 'success') {
      const timestamp = restored.get(query);
      if (timestamp === undefined) void keep(kept, query);
      // It is as old as its entry, not as the moment in which it was found.
      else if (restored.delete(query)) query.setState({ dataUpdatedAt: timestamp });
    }
    // Whoever may not read it any more does not go on seeing it.
    if (event.action.type === 'error' && isAppError(event.action.error, 'forbidden')) {
      query.setState({ data: undefined, dataUpdatedAt: 0 });
      void attempt('forgetting a refused answer', () => stores[kept.store].remove(kept.key));
    }
  });

  return async (ask, context, query) => {
    const kept = keptQuery(query.queryKey);
    // A second attempt, after a failure, looks up nothing new.
    const isCounted = kept && query.state.fetchFailureCount === 0;
    const entry = kept && query.state.data === undefined ? await find(kept) : null;
    const isHit = Boolean(entry && kept && isFresh(entry, lifetimes[kept.kind], now()));
    if (isCounted) counter.count(isHit);
    // Something newer may have come while the store was asked.
    if (entry && query.state.data === undefined) {
      restored.set(query, entry.timestamp);
      if (isHit) return entry.data as never;
      query.setData(entry.data, { updatedAt: entry.timestamp, manual: true });
    }
    return ask(context);
  };
};
