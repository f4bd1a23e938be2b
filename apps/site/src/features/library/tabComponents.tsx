import { lazy, type ComponentType } from 'react';

import type { LibraryTab } from '../../config/paths';
import { withMessages } from '../../i18n/i18n';
import type { ClassList } from './lists/listMessages';

type LoadTab = () => Promise<ComponentType>;

const loadClasses =
  (list: ClassList): LoadTab =>
  async () => {
    const { ClassesTab } = await import('./lists/ClassesTab').then(withMessages);
    return () => <ClassesTab list={list} />;
  };

const loaders: Readonly<Record<LibraryTab, LoadTab>> = {
  favorites: loadClasses('favorites'),
  saved: loadClasses('saved'),
  watchlist: async () => (await import('./lists/WatchlistTab').then(withMessages)).WatchlistTab,
  playlists: async () => (await import('./playlists/PlaylistsTab')).PlaylistsTab,
  history: async () => (await import('./history/HistoryTab')).HistoryTab,
};

/** What the tabs load when it is asked for: an open playlist, a question, a menu, a toast. */
const nestedLoaders: readonly (() => Promise<unknown>)[] = [
  () => import('./playlists/SortableEntries'),
  () => import('./playlists/DeletePlaylist'),
  () => import('@gschool/ui/overlays'),
  () => import('../../shared/library/announceListing').then(withMessages),
  () => import('../../shared/library/announceChange').then(withMessages),
  () => import('../../shared/library/PlaylistDialog').then(withMessages),
];

const components = new Map<LibraryTab, ComponentType>();

/**
 * What a tab shows, the same component every time. It suspends while it comes; one that did not
 * arrive, which `lazy` would remember for ever, is another the next time.
 */
export const getTabComponent = (tab: LibraryTab): ComponentType => {
  const known = components.get(tab);
  if (known) return known;
  const component = lazy(async () => {
    try {
      return { default: await loaders[tab]() };
    } catch (error) {
      components.delete(tab);
      throw error;
    }
  });
  components.set(tab, component);
  return component;
};

/** Another try for a tab that did not arrive. Rejects like the first. */
export const reloadTab = async (tab: LibraryTab): Promise<void> => {
  await loaders[tab]();
};

/**
 * Fetches everything of the library while there is a network: a member who goes offline with it
 * open can open every tab. What does not arrive is asked for again when it is needed.
 */
export const preloadTabs = async (): Promise<void> => {
  await Promise.allSettled([...Object.values(loaders), ...nestedLoaders].map((load) => load()));
};
