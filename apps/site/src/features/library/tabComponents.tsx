import { lazyPage, type LazyPage } from '@gschool/app/routes';
import type { ComponentType } from 'react';

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
  downloads: async () => {
    const { DownloadsTab } = await import('./downloads/DownloadsTab').then(withMessages);
    return () => <DownloadsTab />;
  },
  history: async () => (await import('./history/HistoryTab')).HistoryTab,
};

/** Code that the tabs load on demand: sorting, dialogs, menus and toasts. */
const nestedLoaders: readonly (() => Promise<unknown>)[] = [
  () => import('./playlists/SortableEntries'),
  () => import('./playlists/DeletePlaylist'),
  () => import('./playlists/EntryDropdownMenu'),
  () => import('./history/ClearHistoryDialog'),
  () => import('../../shared/downloads/RemoveDialog').then(withMessages),
  () => import('../../shared/library/announceListChange').then(withMessages),
  () => import('../../shared/library/announceChange').then(withMessages),
  () => import('../../shared/library/PlaylistDialog').then(withMessages),
];

const pages = Object.fromEntries(
  Object.entries(loaders).map(([tab, load]) => [tab, lazyPage(load)]),
) as Readonly<Record<LibraryTab, LazyPage>>;

/** Returns the lazy component of a tab, the same one every time. */
export const getTabComponent = (tab: LibraryTab): ComponentType => pages[tab].Component;

/** Loads a tab's code again after a failure; rejects when that fails too. */
export const reloadTab = async (tab: LibraryTab): Promise<void> => {
  await pages[tab].preload();
};

/**
 * Preloads all code of the library, so that every tab opens offline. Failed imports are retried on
 * demand.
 */
export const preloadTabs = async (): Promise<void> => {
  await Promise.allSettled([...Object.values(loaders), ...nestedLoaders].map((load) => load()));
};
