import type { QueryClient, QueryKey, QueryPersister } from '@tanstack/react-query';

import type { Session } from '../session/createSession';
import { toCachedQuery } from './cachedQueries';
import { clearEntries } from './clearEntries';
import { isFresh, readEntryHeader } from './entry';
import { createHitCounter } from './hitCounter';
import { createEntryPersister } from './entryPersister';
import { createIndexedDbStore } from './indexedDbStore';
import { lifetimes } from './lifetimes';
import { createLocalStore } from './localStore';
import type { EntryStores } from './store';
import { tryOperation } from './tryOperation';

/** A function, because accessing local storage can throw. */
export const getLocalStorage = (): Storage => globalThis.localStorage;

/** The stores of this browser. */
export const browserStores: EntryStores = {
  small: createLocalStore(getLocalStorage),
  large: createIndexedDbStore(() => globalThis.indexedDB),
};

/** Removes this browser's entries that do not belong to `uid`; null removes all. */
export const clearBrowserEntries = (uid: string | null) =>
  clearEntries(browserStores, getLocalStorage, uid);

/** Whether this browser has stored fresh data for a query, so that it is not read. Never rejects. */
export const isStored = async (queryKey: QueryKey): Promise<boolean> => {
  const cached = toCachedQuery(queryKey);
  if (!cached) return false;
  const found = await tryOperation('looking up an answer', () =>
    browserStores[cached.store].get(cached.key),
  );
  const header = found.ok ? readEntryHeader(found.value) : null;
  return header !== null && isFresh(header, lifetimes[cached.kind], Date.now());
};

/** Counts the cache hits of this page. */
export const hitCounter = createHitCounter();

/**
 * Resolves when the browser is idle. Resolves soon in browsers that do not report this (Safari).
 */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis)
      requestIdleCallback(() => resolve(), { timeout: 2000 });
    else setTimeout(resolve, 200);
  });

/** The persister for all queries of a session. */
export const createPersister = (client: QueryClient, session: Session): QueryPersister =>
  createEntryPersister({
    client,
    getSessionState: session.get,
    stores: browserStores,
    storage: getLocalStorage,
    counter: hitCounter,
    now: () => Date.now(),
    whenIdle,
  });
