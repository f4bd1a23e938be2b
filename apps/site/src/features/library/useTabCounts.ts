import { useCatalogue, useLibrary, usePlaylists } from '@gschool/data/queries';

import type { LibraryTab } from '../../config/paths';

/**
 * How much is in each tab; a history is read in pages, so nobody knows how long it is. Nothing
 * while the classes cannot be read: no tab can show then what would be counted.
 */
export function useTabCounts(): Partial<Record<LibraryTab, number | undefined>> {
  const { data: library } = useLibrary();
  const { data: playlists } = usePlaylists();
  const catalogue = useCatalogue();
  if (catalogue.error && !catalogue.data) return {};
  return {
    favorites: library?.favorites.length,
    saved: library?.saved.length,
    watchlist: library?.watchlist.length,
    playlists: playlists?.length,
  };
}
