import type { QueryClient, QueryPersister } from '@tanstack/react-query';

import type { Session } from '../session/createSession';
import { clearEntries } from './clearEntries';
import { createHitCounter } from './hitCounter';
import { createEntryPersister } from './entryPersister';
import { createIndexedDbStore } from './indexedDbStore';
import { createLocalStore } from './localStore';
import type { EntryStores } from './store';

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
