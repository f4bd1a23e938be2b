import { useBreadcrumb } from '@gschool/app';
import { RouteErrorBoundary } from '@gschool/app/routes';
import { useDownloads } from '@gschool/data/downloads';
import { usePlaylists, useCatalogue, useLibrary } from '@gschool/data/queries';
import { Container } from '@gschool/ui';
import { createElement, Suspense, useEffect, useState } from 'react';

import { libraryTabs, paths, type LibraryTab } from '../../config/paths';
import { useT } from '../../i18n/useT';
import { TabLoadError } from './TabLoadError';
import { LibraryNav } from './LibraryNav';
import * as styles from './LibraryPage.css';
import { OfflineNotice } from './OfflineNotice';
import { TabSkeleton } from './TabSkeleton';
import { getTabComponent, preloadTabs } from './tabComponents';
import { tabDisplay } from './tabs';
import { useTabTitle } from './useTabTitle';

/** Returns the tab of a URL; the favorites for other values. */
export const parseLibraryTab = (value: string | null): LibraryTab =>
  libraryTabs.find((tab) => tab === value) ?? 'favorites';

interface LibraryPageProps {
  tab: LibraryTab;
  /** The open playlist of the playlists tab. */
  playlistId: string | null;
}

/** The member's library, one tab at a time (docs/product/library.md#lists). */
export function LibraryPage({ tab, playlistId }: LibraryPageProps) {
  const t = useT();
  const counts = useTabCounts();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => void preloadTabs(), []);
  const library = useLibrary();
  const playlistQuery = usePlaylists();
  const playlists = playlistQuery.data;
  const name = t(tabDisplay[tab].label);
  const openPlaylist =
    tab === 'playlists' ? playlists?.find(({ id }) => id === playlistId) : undefined;
  useTabTitle(openPlaylist?.name ?? name);
  useBreadcrumb({
    name: t('menu.library'),
    variant: 'task',
    items: [
      { name: t('crumb.home'), href: paths.home },
      { name: t('menu.library'), href: paths.library },
      { name, ...(openPlaylist ? { href: paths.libraryTab(tab) } : { active: true }) },
      ...(openPlaylist ? [{ name: openPlaylist.name, active: true }] : []),
    ],
  });
  return (
    <Container className={styles.page}>
      <LibraryNav current={tab} counts={counts} />
      <div className={styles.content}>
        <OfflineNotice queries={[library, playlistQuery]} />
        <RouteErrorBoundary
          // A retry changes the key, which resets the error boundary.
          resetKey={`${tab} ${attempt}`}
          fallback={() => (
            <TabLoadError key={tab} tab={tab} onLoaded={() => setAttempt(attempt + 1)} />
          )}
        >
          <Suspense fallback={<TabSkeleton tab={tab} />}>
            {createElement(getTabComponent(tab))}
          </Suspense>
        </RouteErrorBoundary>
      </div>
    </Container>
  );
}

/**
 * The counts per tab. The history has no count, because it is loaded in pages. If the catalog
 * failed, only the downloads have a count, because no other tab can then show its entries.
 */
function useTabCounts(): Partial<Record<LibraryTab, number | undefined>> {
  const { data: library } = useLibrary();
  const { data: playlists } = usePlaylists();
  const catalogue = useCatalogue();
  const { downloads, isReady } = useDownloads();
  const onDevice = { downloads: isReady ? downloads.length : undefined };
  if (catalogue.error && !catalogue.data) return onDevice;
  return {
    ...onDevice,
    favorites: library?.favorites.length,
    saved: library?.saved.length,
    watchlist: library?.watchlist.length,
    playlists: playlists?.length,
  };
}
