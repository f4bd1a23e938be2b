import { getQueryClient } from '../queries/getQueryClient';
import type { Services } from '../services/createServices';
import { counter, storage, stores } from './browser';
import { createMaintenance, type Maintenance } from './maintenance';

/** The administrator's tools for the caches of this browser. */
export const getCacheMaintenance = (services: Services): Maintenance =>
  createMaintenance({
    client: getQueryClient(services),
    stores,
    local: storage,
    session: () => globalThis.sessionStorage,
    counter,
    now: () => Date.now(),
  });

export { idle } from './browser';
export type { ClearResult } from './clearAll';
export { encodeEntry } from './entry';
export { keptKinds, type CacheKind } from './kept';
export { lifetimes } from './lifetimes';
export type { CacheReport, Maintenance } from './maintenance';
export type { EntryReport, EntryState } from './report';
