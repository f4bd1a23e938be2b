import type { LibraryState } from './types';
import { MAX_LIST_ENTRIES } from './limits';

/** The lists of a library. */
export type LibraryList = 'favorites' | 'saved' | 'watchlist';

/** Whether a class (in the watchlist, a series) is in the list. */
export const isListed = (state: LibraryState, list: LibraryList, id: string): boolean =>
  state[list].includes(id);

/** Returns the library with an item added to the front of a list, or removed from it. */
export const setListed = (
  state: LibraryState,
  list: LibraryList,
  videoId: string,
  isIn: boolean,
): LibraryState => {
  const others = state[list].filter((id) => id !== videoId);
  return { ...state, [list]: isIn ? [videoId, ...others].slice(0, MAX_LIST_ENTRIES) : others };
};
