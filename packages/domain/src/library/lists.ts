import type { LibraryState } from './types';

/** The id lists of a library. */
export type LibraryList = 'favorites' | 'saved' | 'watchlist';

/** Entries that one list keeps; the oldest leave first. */
export const MAX_LIST_ENTRIES = 500;

/** True when the class (on the watchlist: the series) is in the list. */
export const isListed = (state: LibraryState, list: LibraryList, id: string): boolean =>
  state[list].includes(id);

/** The library with the class put first into the list, or taken out of it. */
export const setListed = (
  state: LibraryState,
  list: LibraryList,
  videoId: string,
  isIn: boolean,
): LibraryState => {
  const others = state[list].filter((id) => id !== videoId);
  return { ...state, [list]: isIn ? [videoId, ...others].slice(0, MAX_LIST_ENTRIES) : others };
};
