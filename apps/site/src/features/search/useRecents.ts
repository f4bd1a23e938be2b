import { useState } from 'react';

import { keepSearches, keptSearches } from '../../shared/recentSearches';
import { readRecents, withoutRecent, withRecent } from './recents';

/** What a member looked for on this device; forgotten at sign-out (`forgetSearches`). */
export function useRecents(uid: string) {
  const [recents, setRecents] = useState(() => readRecents(keptSearches(uid)));
  const keep = (change: (before: readonly string[]) => readonly string[]) => {
    // Another tab may have added some meanwhile.
    const next = change(readRecents(keptSearches(uid)));
    keepSearches(uid, next.length > 0 ? JSON.stringify(next) : null);
    setRecents(next);
  };
  return {
    recents,
    remember: (query: string) => keep((before) => withRecent(before, query)),
    remove: (query: string) => keep((before) => withoutRecent(before, query)),
    clear: () => keep(() => []),
    /** Looks again: a search may have been added elsewhere. */
    refresh: () => setRecents(readRecents(keptSearches(uid))),
  };
}
