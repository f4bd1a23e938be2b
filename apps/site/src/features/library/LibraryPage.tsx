import { usePlaylists } from '@gschool/data/queries';
import { Container } from '@gschool/ui';
import { lazy, Suspense } from 'react';

import { libraryTabs, paths, type LibraryTab } from '../../config/paths';
import { translated } from '../../i18n/i18n';
import { useT } from '../../i18n/useT';
import { useBreadcrumb } from '../../shared/breadcrumb';
import { LibraryNav } from './LibraryNav';
import * as css from './LibraryPage.css';
import { OfflineNotice } from './OfflineNotice';
import { TabSkeleton } from './TabSkeleton';
import { tabFace } from './tabs';
import { useCounts } from './useCounts';
import { useTabTitle } from './useTabTitle';

const ClassesTab = lazy(() =>
  import('./lists/ClassesTab').then(translated).then((m) => ({ default: m.ClassesTab })),
);
const WatchlistTab = lazy(() =>
  import('./lists/WatchlistTab').then(translated).then((m) => ({ default: m.WatchlistTab })),
);
const PlaylistsTab = lazy(() =>
  import('./playlists/PlaylistsTab').then((m) => ({ default: m.PlaylistsTab })),
);
const HistoryTab = lazy(() =>
  import('./history/HistoryTab').then((m) => ({ default: m.HistoryTab })),
);

/** The tab of an address; favourites unless it names another. */
export const asLibraryTab = (value: string | null): LibraryTab =>
  libraryTabs.find((tab) => tab === value) ?? 'favorites';

interface LibraryPageProps {
  tab: LibraryTab;
  /** The playlist that is open, on their tab. */
  playlistId: string | null;
}

/** The member's library, one tab at a time (spec, section 2). */
export function LibraryPage({ tab, playlistId }: LibraryPageProps) {
  const t = useT();
  const counts = useCounts();
  const { data: playlists } = usePlaylists();
  const name = t(tabFace[tab].label);
  const open = tab === 'playlists' ? playlists?.find(({ id }) => id === playlistId) : undefined;
  useTabTitle(open?.name ?? name);
  useBreadcrumb({
    name: t('menu.library'),
    description: t('library.lead'),
    items: [
      { name: t('crumb.home'), href: paths.home },
      { name: t('menu.library'), href: paths.library },
      { name, ...(open ? { href: paths.libraryTab(tab) } : { active: true }) },
      ...(open ? [{ name: open.name, active: true }] : []),
    ],
  });
  return (
    <Container className={css.page}>
      <LibraryNav current={tab} counts={counts} />
      <div className={css.content}>
        <OfflineNotice />
        <Suspense fallback={<TabSkeleton tab={tab} />}>
          {(tab === 'favorites' || tab === 'saved') && <ClassesTab key={tab} list={tab} />}
          {tab === 'watchlist' && <WatchlistTab />}
          {tab === 'playlists' && <PlaylistsTab />}
          {tab === 'history' && <HistoryTab />}
        </Suspense>
      </div>
    </Container>
  );
}
