import { useState } from 'react';

import { writeSearches, readSearches } from '../../shared/recentSearches';
import { parseRecents, withoutRecent, withRecent } from './recents';

/** The member's recent searches on this device. `clearSearches` removes them at sign-out. */
export function useRecents(uid: string) {
  const [recents, setRecents] = useState(() => parseRecents(readSearches(uid)));
  const update = (change: (before: readonly string[]) => readonly string[]) => {
    // Another tab may have added some.
    const next = change(parseRecents(readSearches(uid)));
    writeSearches(uid, next.length > 0 ? JSON.stringify(next) : null);
    setRecents(next);
  };
  return {
    recents,
    remember: (query: string) => update((before) => withRecent(before, query)),
    remove: (query: string) => update((before) => withoutRecent(before, query)),
    clear: () => update(() => []),
    /** Reads the storage again, since another tab may have added a search. */
    refresh: () => setRecents(parseRecents(readSearches(uid))),
  };
}
