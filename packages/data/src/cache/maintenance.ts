import type { Query, QueryClient } from '@tanstack/react-query';

import { clearAll, type ClearResult } from './clearAll';
import type { HitCounter, HitRate } from './hitCounter';
import { decodeEntry, encodeEntry } from './entry';
import { getCachePolicy, getEntryKind, ENTRY_PREFIX, type CacheKind } from './cachedQueries';
import { tryOperation } from './tryOperation';
import {
  REFRESH_HISTORY_KEY,
  parseRefreshHistory,
  addRefresh,
  type RefreshHistory,
} from './refreshHistory';
import { reportStores, type StoresReport } from './report';
import type { EntryStore, EntryStores } from './store';
import { writeEntry } from './writeEntry';

/** What the diagnostics page shows. */
export interface CacheReport extends StoresReport {
  performance: HitRate;
  refreshes: RefreshHistory;
}

/** The cache operations for administrators. None of them rejects. */
export interface CacheMaintenance {
  report(): Promise<CacheReport>;
  /**
   * Reads data of a kind from the server: shown data right away, the rest at its next use. Returns
   * the number of entries.
   */
  forceRefresh(kind: CacheKind): Promise<ClearResult>;
  /** Clears one kind, in memory and in the stores. */
  clearKind(kind: CacheKind): Promise<ClearResult>;
  /** Clears everything (docs/product/caches.md#clear-all). */
  clearAll(): Promise<ClearResult>;
}

export interface CacheMaintenanceOptions {
  client: QueryClient;
  stores: EntryStores;
  local: () => Storage;
  session: () => Storage;
  counter: HitCounter;
  /** Epoch milliseconds. */
  now: () => number;
}

/** The entries of a kind and the store of each. */
const findEntries = async (stores: EntryStores, kind: CacheKind) => {
  const all: { store: EntryStore; key: string; text: string }[] = [];
  for (const store of [stores.large, stores.small]) {
    for (const [key, text] of await store.list(ENTRY_PREFIX)) {
      if (getEntryKind(key) === kind) all.push({ store, key, text });
    }
  }
  return all;
};

const toClearResult = (
  outcome: { ok: true; value: number } | { ok: false; error: unknown },
): ClearResult => (outcome.ok ? { ok: true, cleared: outcome.value } : outcome);

/** Creates the cache operations of one page. */
export const createCacheMaintenance = (options: CacheMaintenanceOptions): CacheMaintenance => {
  const { client, stores, local, session, counter, now } = options;
  const queriesOfKind = (kind: CacheKind) => ({
    predicate: ({ queryKey }: Query) => getCachePolicy(queryKey[1])?.kind === kind,
  });

  const readHistory = (): RefreshHistory => {
    try {
      return parseRefreshHistory(session().getItem(REFRESH_HISTORY_KEY));
    } catch {
      return {};
    }
  };

  return {
    report: async () => ({
      ...(await reportStores(stores, now())),
      performance: counter.read(),
      refreshes: readHistory(),
    }),
    forceRefresh: async (kind) => {
      const marked = await tryOperation('asking for a refresh', async () => {
        const found = await findEntries(stores, kind);
        for (const { store, key, text } of found) {
          const entry = decodeEntry(text);
          const written = entry
            ? await writeEntry(store, key, encodeEntry({ ...entry, forceRefresh: true }))
            : { ok: true as const, removed: await store.remove(key) };
          if (!written.ok) throw written.error;
        }
        return found.length;
      });
      await tryOperation('noting a refresh', async () => {
        const history = addRefresh(readHistory(), kind, now());
        session().setItem(REFRESH_HISTORY_KEY, JSON.stringify(history));
      });
      // Shown queries are read again right away; the result does not wait for them.
      void client.invalidateQueries(queriesOfKind(kind));
      return toClearResult(marked);
    },
    clearKind: async (kind) => {
      const removed = await tryOperation('clearing a kind', async () => {
        const found = await findEntries(stores, kind);
        for (const { store, key } of found) await store.remove(key);
        return found.length;
      });
      void client.resetQueries(queriesOfKind(kind));
      return toClearResult(removed);
    },
    clearAll: async () => {
      const cleared = await clearAll({ stores, local, session });
      // If clearing failed, the counts still apply to the remaining entries.
      if (cleared.ok) counter.reset();
      void client.resetQueries();
      return cleared;
    },
  };
};
