import type { QueryClient, QueryPersister } from '@tanstack/react-query';
import type { Session } from '../session/createSession';
import { createHitCounter } from './hitCounter';
import { createEntryPersister } from './entryPersister';
import { createIndexedDbStore } from './indexedDbStore';
import { createLocalStore } from './localStore';
import type { EntryStores } from './store';

/** The browser's local storage. A function, because merely naming it can throw. */
export const getLocalStorage = (): Storage => globalThis.localStorage;

/** The two stores of this browser. */
export const browserStores: EntryStores = {
  small: createLocalStore(getLocalStorage),
  large: createIndexedDbStore(() => globalThis.indexedDB),
};

/** The figures of this page. */
export const hitCounter = createHitCounter();

/** When the browser has nothing else to do, and soon where it cannot tell (Safari). */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis)
      requestIdleCallback(() => resolve(), { timeout: 2000 });
    else setTimeout(resolve, 200);
  });

/** The persister of a session's queries. */
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
