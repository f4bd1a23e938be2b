import { getQueryClient } from '../queries/getQueryClient';
import type { Services } from '../services/createServices';
import { hitCounter, getLocalStorage, browserStores } from './browserCache';
import { createCacheMaintenance, type CacheMaintenance } from './maintenance';

/** The cache tools for administrators, for the caches of this browser. */
export const getCacheMaintenance = (services: Services): CacheMaintenance =>
  createCacheMaintenance({
    client: getQueryClient(services),
    stores: browserStores,
    local: getLocalStorage,
    session: () => globalThis.sessionStorage,
    counter: hitCounter,
    now: () => Date.now(),
  });

export { whenIdle } from './browserCache';
export type { ClearResult } from './clearAll';
export { encodeEntry } from './entry';
export { cachedKinds, type CacheKind } from './cachedQueries';
export { lifetimes } from './lifetimes';
export type { CacheReport, CacheMaintenance } from './maintenance';
export type { EntryReport, EntryState } from './report';
