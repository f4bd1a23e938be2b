import { loadOptional } from '@gschool/app';

type Check = typeof import('./checkEntry').checkEntry;

let loaded: Check | undefined;
let loading: Promise<Check | undefined> | undefined;

/**
 * Loads the check of entries. It has the schemas of all lists, which the form needs only after its
 * first paint. Undefined if it can't be loaded: the next call tries again, and a publication checks
 * every entry in any case.
 */
export const loadEntryCheck = (): Promise<Check | undefined> =>
  (loading ??= loadOptional(async () => {
    loaded = (await import('./checkEntry')).checkEntry;
  }).then(() => {
    if (!loaded) loading = undefined;
    return loaded;
  }));
