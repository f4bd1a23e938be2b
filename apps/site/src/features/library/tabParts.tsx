import { lazy, type ComponentType } from 'react';

import type { LibraryTab } from '../../config/paths';
import { withMessages } from '../../i18n/i18n';
import type { ClassList } from './lists/shelfWords';

type Load = () => Promise<ComponentType>;

const classes =
  (list: ClassList): Load =>
  async () => {
    const { ClassesTab } = await import('./lists/ClassesTab').then(withMessages);
    return () => <ClassesTab list={list} />;
  };

const loads: Readonly<Record<LibraryTab, Load>> = {
  favorites: classes('favorites'),
  saved: classes('saved'),
  watchlist: async () => (await import('./lists/WatchlistTab').then(withMessages)).WatchlistTab,
  playlists: async () => (await import('./playlists/PlaylistsTab')).PlaylistsTab,
  history: async () => (await import('./history/HistoryTab')).HistoryTab,
};

/** What the tabs load when it is asked for: an open playlist, a question, a menu, a toast. */
const within: readonly (() => Promise<unknown>)[] = [
  () => import('./playlists/SortableEntries'),
  () => import('./playlists/DeletePlaylist'),
  () => import('@gschool/ui/overlays'),
  () => import('../../shared/library/announceListChange').then(withMessages),
  () => import('../../shared/library/announceChange').then(withMessages),
  () => import('../../shared/library/PlaylistDialog').then(withMessages),
];

const made = new Map<LibraryTab, ComponentType>();

/**
 * What a tab shows, the same component every time. It suspends while it comes; one that did not
 * arrive, which `lazy` would remember for ever, is another the next time.
 */
export const partOf = (tab: LibraryTab): ComponentType => {
  const known = made.get(tab);
  if (known) return known;
  const part = lazy(async () => {
    try {
      return { default: await loads[tab]() };
    } catch (error) {
      made.delete(tab);
      throw error;
    }
  });
  made.set(tab, part);
  return part;
};

/** Another try for a tab that did not arrive. Rejects like the first. */
export const loadAgain = async (tab: LibraryTab): Promise<void> => {
  await loads[tab]();
};

/**
 * Fetches everything of the library while there is a network: a member who goes offline with it
 * open can open every tab. What does not arrive is asked for again when it is needed.
 */
export const preloadTabs = async (): Promise<void> => {
  await Promise.allSettled([...Object.values(loads), ...within].map((load) => load()));
};
