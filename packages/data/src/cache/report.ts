import { isFresh, readEntryHeader } from './entry';
import { getEntryKind, parseEntryKey, ENTRY_PREFIX, type CacheKind } from './cachedQueries';
import type { StoreName } from './cachePolicy';
import { lifetimes } from './lifetimes';
import { tryOperation } from './tryOperation';
import type { EntryStores } from './store';

/** `refresh`: a refresh was forced. `damaged`: the text is not a valid entry. */
export type EntryState = 'fresh' | 'expired' | 'refresh' | 'damaged';

/** One entry on the diagnostics page. */
export interface EntryReport {
  /** The name of the query, such as `catalogue` or `class/sunrise-flow`. */
  name: string;
  kind: CacheKind;
  store: StoreName;
  state: EntryState;
  /** The size of its text in bytes. */
  size: number;
  /** When it was read from the server, in epoch milliseconds; null when it is damaged. */
  timestamp: number | null;
  /** Milliseconds until it expires; negative if it has expired, null when it is damaged. */
  expiresIn: number | null;
}

/** The entries of the stores, and the stores that could not be read. */
export interface StoresReport {
  entries: readonly EntryReport[];
  unreadable: readonly StoreName[];
}

const toEntryReport = (store: StoreName, key: string, text: string, now: number): EntryReport => {
  const kind = getEntryKind(key);
  const header = readEntryHeader(text);
  const lifetime = lifetimes[kind];
  return {
    // The owner is left out, because every entry belongs to the current member or to everyone.
    name: parseEntryKey(key)?.slice(1).join('/') ?? key,
    kind,
    store,
    state: !header
      ? 'damaged'
      : header.forceRefresh
        ? 'refresh'
        : isFresh(header, lifetime, now)
          ? 'fresh'
          : 'expired',
    size: new TextEncoder().encode(text).length,
    timestamp: header?.timestamp ?? null,
    expiresIn: header ? header.timestamp + lifetime - now : null,
  };
};

/** Reads both stores. Never rejects: a store that cannot be read is listed in `unreadable`. */
export const reportStores = async (stores: EntryStores, now: number): Promise<StoresReport> => {
  const names: readonly StoreName[] = ['large', 'small'];
  const found = await Promise.all(
    names.map(async (name) => ({
      name,
      list: await tryOperation(`reading the ${name} store`, () => stores[name].list(ENTRY_PREFIX)),
    })),
  );
  return {
    entries: found.flatMap(({ name, list }) =>
      list.ok ? list.value.map(([key, text]) => toEntryReport(name, key, text, now)) : [],
    ),
    unreadable: found.flatMap(({ name, list }) => (list.ok ? [] : [name])),
  };
};
