import { loadOptional } from '@gschool/app';

import { withMessages } from '../../../../i18n/i18n';

type Check = typeof import('./entryCheck');

let loaded: Check | undefined;
let loading: Promise<Check | undefined> | undefined;

/**
 * Loads the check of entries, with the list of what it finds. It has the schemas of all lists, which
 * the form needs only after its first paint. Undefined if it can't be loaded: the next call tries
 * again, and a publication checks every entry in any case.
 */
export const loadEntryCheck = (): Promise<Check | undefined> =>
  (loading ??= loadOptional(async () => {
    loaded = await import('./entryCheck').then(withMessages);
  }).then(() => {
    if (!loaded) loading = undefined;
    return loaded;
  }));

/** Like `loadEntryCheck`, but fails if it can't be loaded. */
export async function requireEntryCheck(): Promise<Check> {
  const check = await loadEntryCheck();
  if (!check) throw new Error('The check of entries could not be loaded.');
  return check;
}
