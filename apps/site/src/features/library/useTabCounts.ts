import { useCatalogue, useLibrary, usePlaylists } from '@gschool/data/queries';

import type { LibraryTab } from '../../config/paths';

/**
 * Counts per tab. The history has none, because it is loaded in pages. Empty when the catalog
 * failed, because no tab can show its entries then.
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
